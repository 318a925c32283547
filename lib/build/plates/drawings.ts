import type { ReactElement } from 'react';
import { accountingPlate } from '@/content/figures/accounting';
import { auditPlate } from '@/content/figures/audit';
import { compliancePlate } from '@/content/figures/compliance';
import type { Plate } from '@/content/figures/order';
import { TracePhone, TraceWide } from '@/lib/build/plates/accounting';
import { AuditPhone, AuditWide } from '@/lib/build/plates/audit';
import { AgeingPhone, AgeingWide } from '@/lib/build/plates/bookkeeping';
import { YearPhone, YearWide } from '@/lib/build/plates/compliance';
import { BridgePhone, BridgeWide } from '@/lib/build/plates/consulting';
import { LinePhone, LineWide } from '@/lib/build/plates/financial-planning';
import { GstPhone, GstWide } from '@/lib/build/plates/gst';
import { AuditInSmall } from '@/lib/build/plates/in-small';
import { IncorporationCertificate } from '@/lib/build/plates/incorporation';
import { ItrPhone, ItrWide } from '@/lib/build/plates/itr';
import type { SheetProps } from '@/lib/build/plates/pen';
import { AssociatePortrait, PartnerPortrait } from '@/lib/build/plates/portraits';
import { AdvanceTaxPhone, AdvanceTaxWide } from '@/lib/build/plates/taxation';
import { WheelPhone, WheelWide } from '@/lib/build/plates/tds';
import { bookkeepingPlate } from '@/lib/content/figures/bookkeeping';
import { consultingPlate } from '@/lib/content/figures/consulting';
import { financialPlanningPlate } from '@/lib/content/figures/financial-planning';
import { gstPlate } from '@/lib/content/figures/gst-registration';
import { itrPlate } from '@/lib/content/figures/itr-filing';
import { taxationPlate } from '@/lib/content/figures/taxation';
import { tdsPlate } from '@/lib/content/figures/tds-return';

type Drawn = {
  content: Plate;
  wide: () => ReactElement;
  phone: () => ReactElement<SheetProps>;
};

/** Every plate with its two drawings, by file name. */
export const drawnPlates: Readonly<Record<string, Drawn>> = {
  accounting: { content: accountingPlate, wide: TraceWide, phone: TracePhone },
  audit: { content: auditPlate, wide: AuditWide, phone: AuditPhone },
  bookkeeping: { content: bookkeepingPlate, wide: AgeingWide, phone: AgeingPhone },
  compliance: { content: compliancePlate, wide: YearWide, phone: YearPhone },
  consulting: { content: consultingPlate, wide: BridgeWide, phone: BridgePhone },
  'financial-planning': { content: financialPlanningPlate, wide: LineWide, phone: LinePhone },
  gst: { content: gstPlate, wide: GstWide, phone: GstPhone },
  'itr-filing': { content: itrPlate, wide: ItrWide, phone: ItrPhone },
  taxation: { content: taxationPlate, wide: AdvanceTaxWide, phone: AdvanceTaxPhone },
  'tds-return': { content: tdsPlate, wide: WheelWide, phone: WheelPhone },
};

/** Drawings without a plate, by file name. */
export const drawnAlone: Readonly<Record<string, () => ReactElement>> = {
  'in-small': AuditInSmall,
  'incorporation-certificate': IncorporationCertificate,
  'portrait-associate': AssociatePortrait,
  'portrait-partner': PartnerPortrait,
};
