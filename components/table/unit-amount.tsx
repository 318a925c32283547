import { formatAmount, formatUnit, type UnitFee } from '@/lib/fees/units';

/** The unit is below the amount, so that names keep their room. */
export function UnitAmount({ fee }: { fee: UnitFee }) {
  const unit = formatUnit(fee);
  const amount = formatAmount({ ...fee, per: undefined });
  if (!unit) return amount;
  return (
    <>
      {amount}{' '}
      <span className="block font-normal font-sans text-sm leading-snug tracking-normal">
        {unit}
      </span>
    </>
  );
}
