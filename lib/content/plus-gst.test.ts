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
