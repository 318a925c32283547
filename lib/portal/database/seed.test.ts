import { sampleQuotations } from '@/content/samples/quotations';
import { isoDay } from '@/lib/dates';
import { addDays } from '@/lib/days';
import { seedRows } from '@/lib/portal/database/seed';

const validForDays = sampleQuotations.find(({ status }) => status === 'received')?.validForDays;

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'opened at %i:30, the samples tell one story',
  (hour) => {
    const { quotations, activity } = seedRows(new Date(2026, 2, 1, hour, 30));
    const of = (status: string) => quotations.find((row) => row.status === status);
    const happened = (title: RegExp) =>
      isoDay(new Date(activity.find((entry) => title.test(entry.title))?.at ?? 0));

    const received = of('received');
    expect(received?.date).toBe(happened(new RegExp(`^Quotation ${received?.id} received$`)));
    expect(received?.validUntil).toBe(addDays(received?.date ?? '', validForDays ?? 0));
    expect(of('pending')?.validUntil).toBeNull();
    expect(activity.map((entry) => entry.at)).toEqual(
      activity.map((entry) => entry.at).sort((one, other) => one - other),
    );
  },
);
