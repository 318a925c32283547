import { pricing } from '@/content/services/pricing';
import { isStrict } from '@/content/words/conduct';
import { plusGst } from '@/content/words/plus-gst';
import { pricingFigure } from '@/lib/content/figures/pricing';
import { contentEntries } from '@/lib/content/registry';
import { pricingSheets } from '@/lib/content/services';

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
(isStrict ? test.skip : test)(
  'every sheet of the price list, and what stands above, says it',
  () => {
    const { heading } = pricing.sheets;
    const notes = pricingSheets(pricing).map(({ note }) => note);
    for (const words of [heading, pricing.packages.text, pricingFigure.text, ...notes]) {
      expect(words.toLowerCase()).toContain(plusGst.toLowerCase());
    }
  },
);
