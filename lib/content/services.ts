import type { z } from 'zod';
import type { PriceId } from '@/content/prices';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { consulting } from '@/content/services/consulting';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { pricing } from '@/content/services/pricing';
import { taxation } from '@/content/services/taxation';
import { tdsReturn } from '@/content/services/tds-return';
import { formatPrice, priceGroupOf, priceOf } from '@/lib/content/prices';
import {
  auditSchema,
  bookkeepingSchema,
  businessRegistrationSchema,
  complianceSchema,
  type Figure,
  financialPlanningSchema,
  gstRegistrationSchema,
  itrFilingSchema,
  type PricingContent,
  pricingSchema,
  serviceContentSchema,
  taxationSchema,
  tdsReturnSchema,
} from '@/lib/content/service-schemas';
import { formatRupees } from '@/lib/format';

/** Every service page's content with the schema that holds it, for the check before a build. */
export const serviceContents: readonly {
  file: string;
  value: { path: string };
  schema: z.ZodType;
}[] = [
  { file: 'content/services/audit.ts', value: audit, schema: auditSchema },
  { file: 'content/services/taxation.ts', value: taxation, schema: taxationSchema },
  { file: 'content/services/accounting.ts', value: accounting, schema: serviceContentSchema },
  { file: 'content/services/bookkeeping.ts', value: bookkeeping, schema: bookkeepingSchema },
  { file: 'content/services/compliance.ts', value: compliance, schema: complianceSchema },
  { file: 'content/services/consulting.ts', value: consulting, schema: serviceContentSchema },
  {
    file: 'content/services/financial-planning.ts',
    value: financialPlanning,
    schema: financialPlanningSchema,
  },
  {
    file: 'content/services/business-registration.ts',
    value: businessRegistration,
    schema: businessRegistrationSchema,
  },
  {
    file: 'content/services/gst-registration.ts',
    value: gstRegistration,
    schema: gstRegistrationSchema,
  },
  { file: 'content/services/itr-filing.ts', value: itrFiling, schema: itrFilingSchema },
  {
    file: 'content/services/company-incorporation.ts',
    value: companyIncorporation,
    schema: serviceContentSchema,
  },
  { file: 'content/services/tds-return.ts', value: tdsReturn, schema: tdsReturnSchema },
  { file: 'content/services/pricing.ts', value: pricing, schema: pricingSchema },
];

/** The words of a fact's figure: as written, one fee, or `from` the lowest fee of a group. */
export function figureText(figure: Figure): string {
  if (typeof figure === 'string') return figure;
  if ('priceOf' in figure) return formatPrice(priceOf(figure.priceOf));
  const fees = priceGroupOf(figure.lowestOf).entries.map((entry) => entry.rupees);
  return `from ${formatRupees(Math.min(...fees))}`;
}

/** The sheets of the price list with their titles and entries filled in from the price list. */
export function pricingSheets(content: Pick<PricingContent, 'sheets'>) {
  return content.sheets.items.map((sheet) => {
    const group = priceGroupOf(sheet.group);
    const priceIds: readonly PriceId[] =
      sheet.priceIds ?? group.entries.map((entry) => entry.id as PriceId);
    return { title: group.title, note: sheet.note ?? group.note, priceIds, path: sheet.path };
  });
}
