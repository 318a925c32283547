import { pricing } from '@/content/services/pricing';
import { isStrict } from '@/content/words/conduct';
import { plusGst } from '@/content/words/plus-gst';
import { contentEntries } from '@/lib/content/registry';

type Figures = { facts?: readonly { figure: unknown; label: string }[] };

/** Every fee of ours among the figures at the head of a page. */
const fees = contentEntries.flatMap(({ file, value }) =>
  ((value as Figures).facts ?? [])
    .filter(({ figure }) => typeof figure === 'object')
    .map(({ label }) => ({ file, label })),
);

test.each(fees)('$file: "$label" says that GST comes on top', ({ label }) => {
  expect(label).toContain(plusGst);
});

// Under the strict conduct no fee is shown.
(isStrict ? test.skip : test)('the pricing page says it once, in its head', () => {
  expect(JSON.stringify(pricing).split(plusGst)).toHaveLength(2);
  expect(pricing.facts.map(({ figure }) => figure)).toContain(plusGst);
});
