'use client';

import { AdvanceTaxPlanner } from '@/components/calculators/planners/advance-tax-planner';
import { LateGstPlanner } from '@/components/calculators/planners/late-gst-planner';
import { LateRocPlanner } from '@/components/calculators/planners/late-roc-planner';
import { LateTdsPlanner } from '@/components/calculators/planners/late-tds-planner';
import { ReturnFeePlanner } from '@/components/calculators/planners/return-fee-planner';

const sheets = {
  advanceTax: AdvanceTaxPlanner,
  returnFee: ReturnFeePlanner,
  lateTds: LateTdsPlanner,
  lateGst: LateGstPlanner,
  lateRoc: LateRocPlanner,
};

export type PlannerName = keyof typeof sheets;

/** The planner that was opened. */
export function PlannerSheet({ planner }: { planner: PlannerName }) {
  const Sheet = sheets[planner];
  return <Sheet />;
}
