import { checklistPlaces } from '@/content/checklists';
import { type PriceId, prices } from '@/content/prices';
import { pricing } from '@/content/services/pricing';
import type * as site from '@/content/site';
import { servicePages } from '@/lib/content/service-pages';

const paths = Object.keys(servicePages) as (keyof typeof servicePages)[];
const findListedPage = (id: PriceId) =>
  prices[id].group === 'packages'
    ? pricing.path
    : (checklistPlaces.services[id] ?? checklistPlaces.groups[prices[id].group])[0];

async function without<Module>(path: string, load: () => Promise<Module>): Promise<Module> {
  jest.resetModules();
  const actual = jest.requireActual<typeof site>('@/content/site');
  jest.doMock('@/content/site', () => ({ ...actual, conduct: 'specified', unlisted: [path] }));
  return load();
}

describe.each(paths)('a firm that does not offer %s', (path) => {
  test('has none of its fees in the price list, in a bill or in the packages', async () => {
    const { createPriceSheets, listOfferedWork } = await without(
      path,
      () => import('@/lib/content/services'),
    );
    const sheets = createPriceSheets(pricing);
    expect(sheets.flatMap(({ priceIds }) => priceIds).map(findListedPage)).not.toContain(path);
    expect(sheets.map((sheet) => sheet.path)).not.toContain(path);
    const work = listOfferedWork(pricing.packages.work).flatMap(({ priceId }) => priceId ?? []);
    expect(work.map(findListedPage)).not.toContain(path);
    const { createEstimateLines } = await import('@/features/services/estimate/estimate-lines');
    for (const page of Object.values(servicePages)) {
      const rows = createEstimateLines(page);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.flatMap(({ id }) => (id ? [findListedPage(id)] : []))).not.toContain(path);
    }
  });

  test('asks for none of its papers', async () => {
    const { createChecklists } = await without(path, () => import('@/lib/content/checklists'));
    const { lists, listsOf } = createChecklists({ withWords: true });
    expect(Object.keys(lists)).not.toContain(path);
    expect(Object.values(listsOf).flat()).not.toContain(path);
  });

  test('has none of its rows in the sample area', async () => {
    const { offeredSampleCart, offeredSampleQuotations, offeredSampleActivity } = await without(
      path,
      () => import('@/lib/content/sample-rows'),
    );
    const lines = offeredSampleQuotations.flatMap(({ services }) => services);
    expect(lines.map(({ priceId }) => findListedPage(priceId))).not.toContain(path);
    expect(offeredSampleCart.length).toBeGreaterThan(1);
    const statuses = offeredSampleQuotations.map(({ status }) => status as string);
    expect(statuses).toEqual(['expired', 'received', 'pending']);
    for (const { about } of offeredSampleActivity) {
      if ('quotation' in about) expect(statuses).toContain(about.quotation);
    }
  });

  test('offers it nowhere in structured data', async () => {
    const { createServiceJsonLd } = await without(path, () => import('@/lib/seo/json-ld'));
    const { fees } = servicePages[path];
    expect(createServiceJsonLd(path, fees.priceIds)).toEqual(
      expect.objectContaining({ '@type': 'Service' }),
    );
    const offers = createServiceJsonLd(path, fees.priceIds).offers ?? [];
    const left = fees.priceIds.filter((id) => findListedPage(id) !== path);
    expect([offers].flat()).toHaveLength(left.length);
  });
});
