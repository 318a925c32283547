import { accountingSample } from '@/content/sample-documents/accounting';
import { auditSample } from '@/content/sample-documents/audit';
import { incorporationSample } from '@/content/sample-documents/company-incorporation';
import { complianceSample } from '@/content/sample-documents/compliance';
import { financialPlanningSample } from '@/content/sample-documents/financial-planning';
import type {
  SampleDocument,
  SampleDocumentPath,
} from '@/content/sample-documents/sample-document';
import { bookkeepingSample } from '@/features/services/sample-documents/bookkeeping';
import { businessRegistrationSample } from '@/features/services/sample-documents/business-registration';
import { consultingSample } from '@/features/services/sample-documents/consulting';
import { gstSample } from '@/features/services/sample-documents/gst-registration';
import { itrSample } from '@/features/services/sample-documents/itr-filing';
import { taxationSample } from '@/features/services/sample-documents/taxation';
import { tdsSample } from '@/features/services/sample-documents/tds-return';

export const serviceSampleDocuments: Readonly<Record<SampleDocumentPath, SampleDocument>> = {
  '/services/accounting': accountingSample,
  '/services/audit': auditSample,
  '/services/bookkeeping': bookkeepingSample,
  '/services/business-registration': businessRegistrationSample,
  '/services/company-incorporation': incorporationSample,
  '/services/compliance': complianceSample,
  '/services/consulting': consultingSample,
  '/services/financial-planning': financialPlanningSample,
  '/services/gst-registration': gstSample,
  '/services/itr-filing': itrSample,
  '/services/taxation': taxationSample,
  '/services/tds-return': tdsSample,
};
