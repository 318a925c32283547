import { taxShare } from '@/components/calculators/gst/gst-law';
import { BarList } from '@/components/calculators/shared/bar-list';
import type { GstByLaw } from '@/lib/calculators/law/gst';
import { formatPercent, formatRupeesAndPaise as rupees } from '@/lib/format';

/** What of a bill is the value, and what each tax. */
export function GstSplitBar({ result }: { result: GstByLaw }) {
  const { taxable, levies, total, invoice } = result;
  return (
    <BarList
      title={
        total > 0
          ? `Of ${rupees(invoice)}, ${rupees(total)} is tax: ${taxShare(result)}`
          : `No tax in ${rupees(invoice)}`
      }
      heads={['Part of the bill', 'Rupees']}
      bars={[
        { label: 'Value of the supply', value: taxable, amount: rupees(taxable) },
        ...levies.map(({ levy, rate, amount }) => ({
          label: `${levy}, ${formatPercent(rate)}`,
          value: amount,
          amount: rupees(amount),
          isMain: true,
        })),
      ]}
    />
  );
}
