import { accountingPlate } from '@/content/plates/accounting';
import { auditPlate } from '@/content/plates/audit';
import { incorporationPlate } from '@/content/plates/company-incorporation';
import { compliancePlate } from '@/content/plates/compliance';
import type { Plate, PlatePath } from '@/content/plates/order';
import { bookkeepingPlate } from '@/lib/content/plates/bookkeeping';
import { consultingPlate } from '@/lib/content/plates/consulting';
import { financialPlanningPlate } from '@/lib/content/plates/financial-planning';
import { gstPlate } from '@/lib/content/plates/gst-registration';
import { itrPlate } from '@/lib/content/plates/itr-filing';
import { taxationPlate } from '@/lib/content/plates/taxation';
import { tdsPlate } from '@/lib/content/plates/tds-return';

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
