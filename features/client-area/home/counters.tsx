'use client';

import { Link } from '@/components/text/link';
import { countersCopy as copy } from '@/content/client-area/home';
import type { Path } from '@/content/routes';
import { useHomeRows } from '@/features/client-area/home/home-rows';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { countByStatus } from '@/features/client-area/quotations/stage';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { useToday } from '@/features/client-area/store/areas/use-now';
import { cn } from '@/lib/utils';

export function Counters() {
  const rows = useHomeRows();
  const today = useToday();
  const pending = rows && countByStatus(computeQuotations(rows.threads, today)).Pending;

  return (
    <ul aria-label={copy.label} className="flex flex-wrap gap-x-6 lg:gap-x-4 xl:gap-x-7">
      <Counter href="/dashboard/cart" count={rows?.cart.length} nouns={copy.inCart} />
      <Counter href="/dashboard/quotations" count={pending} nouns={copy.pending} />
    </ul>
  );
}

type Props = {
  href: Path;
  /** `undefined` until read. */
  count: number | undefined;
  nouns: { one: string; many: string };
};

function Counter({ href, count, nouns }: Props) {
  const served = useServedClass();
  return (
    <li>
      <Link
        href={href}
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-[0.9375rem] leading-tight hover:underline xl:gap-2.5 xl:text-base"
      >
        <span
          className={cn(
            'amount min-w-[1ch] text-[1.375rem] leading-none xl:text-[1.75rem]',
            served,
          )}
        >
          {count}
        </span>
        {count === 1 ? nouns.one : nouns.many}
      </Link>
    </li>
  );
}
