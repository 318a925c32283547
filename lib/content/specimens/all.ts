import { accountingSpecimen } from '@/content/specimens/accounting';
import { auditSpecimen } from '@/content/specimens/audit';
import { incorporationSpecimen } from '@/content/specimens/company-incorporation';
import { complianceSpecimen } from '@/content/specimens/compliance';
import { financialPlanningSpecimen } from '@/content/specimens/financial-planning';
import type { Specimen, SpecimenPath } from '@/content/specimens/specimen';
import { bookkeepingSpecimen } from '@/lib/content/specimens/bookkeeping';
import { businessRegistrationSpecimen } from '@/lib/content/specimens/business-registration';
import { consultingSpecimen } from '@/lib/content/specimens/consulting';
import { gstSpecimen } from '@/lib/content/specimens/gst-registration';
import { itrSpecimen } from '@/lib/content/specimens/itr-filing';
import { taxationSpecimen } from '@/lib/content/specimens/taxation';
import { tdsSpecimen } from '@/lib/content/specimens/tds-return';

/** The specimen of every service. */
export const specimens: Readonly<Record<SpecimenPath, Specimen>> = {
  '/services/accounting': accountingSpecimen,
  '/services/audit': auditSpecimen,
  '/services/bookkeeping': bookkeepingSpecimen,
  '/services/business-registration': businessRegistrationSpecimen,
  '/services/company-incorporation': incorporationSpecimen,
  '/services/compliance': complianceSpecimen,
  '/services/consulting': consultingSpecimen,
  '/services/financial-planning': financialPlanningSpecimen,
  '/services/gst-registration': gstSpecimen,
  '/services/itr-filing': itrSpecimen,
  '/services/taxation': taxationSpecimen,
  '/services/tds-return': tdsSpecimen,
};
