import { accountingPlate } from '@/content/figures/accounting';
import { auditPlate } from '@/content/figures/audit';
import { incorporationPlate } from '@/content/figures/company-incorporation';
import { compliancePlate } from '@/content/figures/compliance';
import type { Plate, PlatePath } from '@/content/figures/order';
import { bookkeepingPlate } from '@/lib/content/figures/bookkeeping';
import { consultingPlate } from '@/lib/content/figures/consulting';
import { financialPlanningPlate } from '@/lib/content/figures/financial-planning';
import { gstPlate } from '@/lib/content/figures/gst-registration';
import { itrPlate } from '@/lib/content/figures/itr-filing';
import { taxationPlate } from '@/lib/content/figures/taxation';
import { tdsPlate } from '@/lib/content/figures/tds-return';

/** The pages whose plate is a drawing; the other two have a table. */
export type DrawnPlatePath = Exclude<
  PlatePath,
  '/services/business-registration' | '/services/pricing'
>;

/** The drawn plate of every page that has one. */
export const plates: Readonly<Record<DrawnPlatePath, Plate>> = {
  '/services/company-incorporation': incorporationPlate,
  '/services/gst-registration': gstPlate,
  '/services/bookkeeping': bookkeepingPlate,
  '/services/accounting': accountingPlate,
  '/services/tds-return': tdsPlate,
  '/services/taxation': taxationPlate,
  '/services/itr-filing': itrPlate,
  '/services/audit': auditPlate,
  '/services/compliance': compliancePlate,
  '/services/consulting': consultingPlate,
  '/services/financial-planning': financialPlanningPlate,
};
