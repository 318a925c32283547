import {
  bindingInWords,
  changeInWords,
  limitLabels,
  spanInWords,
} from '@/components/calculators/hra/hra-words';
import { BarList } from '@/components/calculators/shared/bar-list';
import { type ExactHraPeriodResult, hraLimits } from '@/lib/calculators/law/hra';
import { formatRupeesAndPaise } from '@/lib/format';

type Props = { result: ExactHraPeriodResult; isOnlyOne: boolean };

/** The three limits of a period; the lowest is what is exempt. */
export function HraBars({ result, isOnlyOne }: Props) {
  const { limits, level, share, period, exempt } = result;
  const labels = limitLabels(share);
  const span = isOnlyOne ? '' : `${spanInWords(period.from, period.months)}: `;
  return (
    <BarList
      title={`${span}${bindingInWords(result)}, ${formatRupeesAndPaise(exempt)} exempt`}
      heads={['Limit', 'Amount']}
      bars={hraLimits.map((limit) => ({
        label: labels[limit],
        detail: level.includes(limit) ? 'binds' : undefined,
        value: limits[limit].toNumber(),
        amount: formatRupeesAndPaise(limits[limit]),
        isMain: level.includes(limit),
      }))}
      note={`What would change it. ${changeInWords(result)}`}
    />
  );
}
