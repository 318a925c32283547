import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { formatFee, type PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import { isStrict } from '@/content/words/conduct';

type Entry = {
  path: Path;
  title: string;
  text: string;
  duration: string;
  fee: { price: PriceId; from: boolean } | null;
};

export function ServiceIndex({
  entries,
  quotation,
}: {
  entries: readonly Entry[];
  quotation: string;
}) {
  return (
    <ol className="@container border-ink border-t">
      {entries.map((entry, index) => (
        <li
          key={entry.path}
          className="relative grid max-md:@min-[16rem]:grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-rule-strong border-b py-4 transition-colors duration-150 hover:bg-muted md:grid-cols-[2.5rem_minmax(0,1.4fr)_minmax(0,1.4fr)_8.5rem_6.75rem] md:py-5"
        >
          <span aria-hidden="true" className="row-number hidden md:block">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="text-[1.3125rem]">
            <Link href={entry.path} className="after:absolute after:inset-0 hover:text-red">
              {entry.title}
            </Link>
          </h3>
          <p className="text-soft max-md:order-3">
            <NoWrap>{entry.text}</NoWrap>
          </p>
          <p className="@min-[16rem]:text-right text-[0.9375rem] text-soft max-md:order-4">
            {entry.duration}
          </p>
          <p className="amount @min-[16rem]:text-right max-md:order-2">
            {entry.fee && !isStrict ? formatEntryFee(entry.fee) : quotation}
          </p>
        </li>
      ))}
    </ol>
  );
}

function formatEntryFee({ price, from }: NonNullable<Entry['fee']>) {
  const amount = formatFee(price);
  return from ? `from ${amount}` : amount;
}
