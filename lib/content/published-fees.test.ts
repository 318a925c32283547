import { priceGroups } from '@/content/prices';
import { routes } from '@/content/routes';
import { formatRupees } from '@/lib/format';

const published = new Set(
  priceGroups.flatMap((group) => group.entries.map((entry) => formatRupees(entry.rupees))),
);

// Descriptions are plain text for search engines, so their fees are held to the list here.
const named = routes.flatMap(({ path, description }) =>
  (description.match(/₹[\d,]*\d/g) ?? []).map((fee) => [path, fee] as const),
);

test('some descriptions name a fee', () => {
  expect(named.length).toBeGreaterThan(10);
});

test.each(named)('%s: the description names %s, which is a published fee', (_, fee) => {
  expect(published).toContain(fee);
});
