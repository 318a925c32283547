'use client';

import type { ComponentType } from 'react';
import { AdvanceTaxPlanner } from '@/components/calculators/planners/advance-tax-planner';
import { LateGstPlanner } from '@/components/calculators/planners/late-gst-planner';
import { LateRocPlanner } from '@/components/calculators/planners/late-roc-planner';
import { LateTdsPlanner } from '@/components/calculators/planners/late-tds-planner';
import type { PlannerName } from '@/components/calculators/planners/planners';
import { ReturnFeePlanner } from '@/components/calculators/planners/return-fee-planner';

const sheets: Record<PlannerName, ComponentType> = {
  advanceTax: AdvanceTaxPlanner,
  returnFee: ReturnFeePlanner,
  lateTds: LateTdsPlanner,
  lateGst: LateGstPlanner,
  lateRoc: LateRocPlanner,
};

/** Whichever planner was opened. `failed` is for what is shown where this cannot be fetched. */
export function PlannerSheet({ planner }: { planner: PlannerName; failed: string }) {
  const Sheet = sheets[planner];
  return <Sheet />;
}
