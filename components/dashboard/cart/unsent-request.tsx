'use client';

import { Unbroken } from '@/components/layout/unbroken';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { statesOf } from '@/lib/portal/quotations/stage';

const words = dashboard.cart;

/** The latest request that the firm does not know of, for who left the page before sending it. */
export function UnsentRequest() {
  const id = usePortal(async (kept) => {
    const states = statesOf(await kept.rows('exchanges'));
    const quotations = await kept.rows('quotations');
    return quotations.find((one) => one.status === 'pending' && !states.get(one.id)?.sent)?.id;
  });

  if (!id) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3">
      <Unbroken>{`${id} ${words.unsent}`}</Unbroken>
      <Link
        href={`/dashboard/quotations#${id}`}
        className="inline-flex min-h-11 items-center text-link"
      >
        {words.send}
        <span className="sr-only"> {id}</span>
      </Link>
    </p>
  );
}
