import type { Stage } from '@/features/client-area/protocol/state';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { threadSchema } from '@/features/client-area/store/records/thread';
import { seedRows } from '@/features/client-area/store/samples/seed';
import { offeredSampleQuotations } from '@/lib/content/sample-rows';
import { addDays, getDayInIndia } from '@/lib/days';
import { computeGstBreakdown, computeTotalWithCharges, sumFees } from '@/lib/fees/total';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

const validForDays = offeredSampleQuotations.find(
  ({ status }) => status === 'received',
)?.validForDays;

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'opened at %i:30, the samples tell one story',
  (hour) => {
    const at = new Date(2026, 2, 1, hour, 30);
    const { threads, activity } = seedRows(at);
    const quotations = computeQuotations(threads, getDayInIndia(at.getTime()));
    const findByStage = (stage: Stage) => quotations.find((row) => row.stage === stage);
    const findDay = (title: RegExp) =>
      getDayInIndia(activity.find((entry) => title.test(entry.title))?.at ?? 0);

    const received = findByStage('quoted');
    expect(received?.date).toBe(findDay(new RegExp(`^Quotation ${received?.id} received$`)));
    expect(received?.validUntil).toBe(addDays(received?.date ?? '', validForDays ?? 0));
    expect(findByStage('requested')?.validUntil).toBeNull();
    expect(activity.map((entry) => entry.at)).toEqual(
      activity.map((entry) => entry.at).sort((a, b) => a - b),
    );
  },
);

test('the GST that a sample states is that of its fees, and its total includes it', () => {
  const { threads } = seedRows(new Date(2026, 2, 1));
  for (const { services, charges, total } of computeQuotations(threads, '2026-03-01')) {
    expect(total).toBe(computeTotalWithCharges({ services, charges }));
    const breakdown = computeGstBreakdown(sumFees(services), 'intra');
    expect(total).toBe(charges.length > 0 ? breakdown.total : sumFees(services));
    if (charges.length > 0) expect(charges[0]?.rupees).toBe(breakdown.gst);
  }
});

test('the samples are whole threads, each with random bits of its own', () => {
  const { threads } = seedRows(new Date(2026, 2, 1));
  for (const thread of threads) expect(threadSchema.safeParse(thread).success).toBe(true);
  expect(new Set(threads.map(({ rid }) => rid)).size).toBe(threads.length);
});
