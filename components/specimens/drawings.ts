import type { StaticImageData } from 'next/image';
import type { SpecimenPath } from '@/content/specimens/specimen';
import accountingPhone from '@/lib/build/generated/specimens/accounting-phone.svg';
import accountingWide from '@/lib/build/generated/specimens/accounting-wide.svg';
import auditPhone from '@/lib/build/generated/specimens/audit-phone.svg';
import auditWide from '@/lib/build/generated/specimens/audit-wide.svg';
import bookkeepingPhone from '@/lib/build/generated/specimens/bookkeeping-phone.svg';
import bookkeepingWide from '@/lib/build/generated/specimens/bookkeeping-wide.svg';
import businessRegistrationPhone from '@/lib/build/generated/specimens/business-registration-phone.svg';
import businessRegistrationWide from '@/lib/build/generated/specimens/business-registration-wide.svg';
import companyIncorporationPhone from '@/lib/build/generated/specimens/company-incorporation-phone.svg';
import companyIncorporationWide from '@/lib/build/generated/specimens/company-incorporation-wide.svg';
import compliancePhone from '@/lib/build/generated/specimens/compliance-phone.svg';
import complianceWide from '@/lib/build/generated/specimens/compliance-wide.svg';
import consultingPhone from '@/lib/build/generated/specimens/consulting-phone.svg';
import consultingWide from '@/lib/build/generated/specimens/consulting-wide.svg';
import financialPlanningPhone from '@/lib/build/generated/specimens/financial-planning-phone.svg';
import financialPlanningWide from '@/lib/build/generated/specimens/financial-planning-wide.svg';
import gstRegistrationPhone from '@/lib/build/generated/specimens/gst-registration-phone.svg';
import gstRegistrationWide from '@/lib/build/generated/specimens/gst-registration-wide.svg';
import itrFilingPhone from '@/lib/build/generated/specimens/itr-filing-phone.svg';
import itrFilingWide from '@/lib/build/generated/specimens/itr-filing-wide.svg';
import taxationPhone from '@/lib/build/generated/specimens/taxation-phone.svg';
import taxationWide from '@/lib/build/generated/specimens/taxation-wide.svg';
import tdsReturnPhone from '@/lib/build/generated/specimens/tds-return-phone.svg';
import tdsReturnWide from '@/lib/build/generated/specimens/tds-return-wide.svg';

type Drawings = {
  /** The A4 sheet for wide screens and print, and the one for phones. */
  wide: StaticImageData;
  phone: StaticImageData;
};

export const drawings: Readonly<Record<SpecimenPath, Drawings>> = {
  '/services/accounting': { wide: accountingWide, phone: accountingPhone },
  '/services/audit': { wide: auditWide, phone: auditPhone },
  '/services/bookkeeping': { wide: bookkeepingWide, phone: bookkeepingPhone },
  '/services/business-registration': {
    wide: businessRegistrationWide,
    phone: businessRegistrationPhone,
  },
  '/services/company-incorporation': {
    wide: companyIncorporationWide,
    phone: companyIncorporationPhone,
  },
  '/services/compliance': { wide: complianceWide, phone: compliancePhone },
  '/services/consulting': { wide: consultingWide, phone: consultingPhone },
  '/services/financial-planning': { wide: financialPlanningWide, phone: financialPlanningPhone },
  '/services/gst-registration': { wide: gstRegistrationWide, phone: gstRegistrationPhone },
  '/services/itr-filing': { wide: itrFilingWide, phone: itrFilingPhone },
  '/services/taxation': { wide: taxationWide, phone: taxationPhone },
  '/services/tds-return': { wide: tdsReturnWide, phone: tdsReturnPhone },
};
