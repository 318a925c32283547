import { byQuotation } from '@/content/by-quotation';
import { listPriceIds, priceGroups } from '@/content/prices';
import type { Path } from '@/content/routes';
import { team } from '@/content/team';
import type { PricingContent, ServiceContent, ServicePageContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { formatCount } from '@/content/words/counts';
import { isOffered, isOfferedFee, listChecklistPages } from '@/lib/content/offered';

type Calls = Pick<ServicePageContent, 'closing'>;

/** The strict conduct has a neutral one. */
export function getShownClosing(closing: Calls['closing']): Calls['closing'] {
  return isStrict ? byQuotation.closing : closing;
}

type Sheet = PricingContent['sheets']['items'][number] & { path: Path };

export function createPriceSheets({ sheets }: { sheets: { items: readonly Sheet[] } }) {
  return sheets.items.flatMap((sheet) => {
    const group = priceGroups[sheet.group];
    const priceIds = (sheet.priceIds ?? listPriceIds(sheet.group)).filter(isOfferedFee);
    const path = [sheet.path, ...priceIds.flatMap(listChecklistPages)].find(isOffered);
    if (priceIds.length === 0 || !path) return [];
    const lowest = priceIds.filter((id) => id === sheet.lowest);
    return [
      {
        title: group.title,
        note: sheet.note ?? group.note,
        priceIds,
        lowest: lowest.length > 0 ? lowest : priceIds,
        path,
      },
    ];
  });
}

type Work = PricingContent['packages']['work'][number];

export const listOfferedWork = (work: readonly Work[]): Work[] =>
  work.filter(({ priceId }) => priceId === null || isOfferedFee(priceId));

type Stated = Pick<ServicePageContent, 'facts'> & Partial<Pick<ServiceContent, 'bring'>>;

export function listServiceFacts({
  facts: { takes, needs, signs = 'on every quotation' },
  bring,
}: Stated) {
  const [partner] = team.members;
  const [degree] = partner.credentials.split(',');
  const { items = [], told = [] } = bring ?? {};
  const papers = formatCount(items.length, 'paper');
  return [
    { label: 'Takes', ...takes },
    ...(needs
      ? [
          told.length > 0
            ? {
                label: 'Needs',
                figure: `${items.length + told.length} things`,
                text: `${papers} ${needs}`,
              }
            : { label: 'Needs', figure: papers, text: needs },
        ]
      : []),
    {
      label: 'Signed by',
      figure: 'The partner',
      text: `${partner.name}, ${degree}, ${signs}`,
    },
  ];
}
