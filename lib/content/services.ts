import { byQuotation } from '@/content/by-quotation';
import { priceGroups, pricesIn } from '@/content/prices';
import type { Path } from '@/content/routes';
import type { PricingContent, ServicePageContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';

type Calls = Pick<ServicePageContent, 'actions' | 'closing'>;

/** The two calls to action at the head of a page; the strict conduct has neutral ones. */
export function actionsShown(actions: Calls['actions']): Calls['actions'] {
  return isStrict ? byQuotation.actions : actions;
}

/** The call to action that closes a page; the strict conduct has a neutral one. */
export function closingShown(closing: Calls['closing']): Calls['closing'] {
  return isStrict ? byQuotation.closing : closing;
}

/** The sheet of a service's fees; under the strict conduct, of services quoted for. */
export function feesShown<T extends object>(fees: T): T {
  return isStrict ? { ...fees, ...byQuotation.sheet } : fees;
}

type Sheet = PricingContent['sheets']['items'][number] & { path: Path };

/** The groups of the price list, with titles and entries filled in from the price list. */
export function pricingSheets({ sheets }: { sheets: { items: readonly Sheet[] } }) {
  return sheets.items.map((sheet) => {
    const group = priceGroups[sheet.group];
    return {
      title: group.title,
      note: sheet.note ?? group.note,
      priceIds: sheet.priceIds ?? pricesIn(sheet.group),
      path: sheet.path,
    };
  });
}
