import { sampleQuotations } from '@/lib/content/sample-rows';
import { addDays, dayInIndia } from '@/lib/days';
import { billOf, feesOf, totalOf } from '@/lib/fees/total';
import { seedRows } from '@/lib/portal/db/seed';

const validForDays = sampleQuotations.find(({ status }) => status === 'received')?.validForDays;

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'opened at %i:30, the samples tell one story',
  (hour) => {
    const { quotations, activity } = seedRows(new Date(2026, 2, 1, hour, 30));
    const of = (status: string) => quotations.find((row) => row.status === status);
    const happened = (title: RegExp) =>
      dayInIndia(activity.find((entry) => title.test(entry.title))?.at ?? 0);

    const received = of('received');
    expect(received?.date).toBe(happened(new RegExp(`^Quotation ${received?.id} received$`)));
    expect(received?.validUntil).toBe(addDays(received?.date ?? '', validForDays ?? 0));
    expect(of('pending')?.validUntil).toBeNull();
    expect(activity.map((entry) => entry.at)).toEqual(
      activity.map((entry) => entry.at).sort((one, other) => one - other),
    );
  },
);

test('the GST that a sample states is that of its fees, and its total includes it', () => {
  for (const { services, charges, total } of seedRows(new Date(2026, 2, 1)).quotations) {
    expect(total).toBe(totalOf({ services, charges }));
    const bill = billOf(feesOf(services), 'intra');
    expect(total).toBe(charges ? bill.total : feesOf(services));
    if (charges) expect(charges[0]?.rupees).toBe(bill.gst);
  }
});
