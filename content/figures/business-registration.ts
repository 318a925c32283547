import { business, turnover } from '@/content/figures/sample-business';
import { formatWholeRupees } from '@/content/words/rupees';

export const registrationFigure = {
  text: `Two owners in ${business.place} expect sales of ${formatWholeRupees(turnover)} and may want an investor one day. They chose the private limited company.`,
  chosen: 0,
  needs: 'Needs',
} as const;
