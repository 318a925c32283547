'use client';

import { Link } from '@/components/ui/link';
import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { statesOf } from '@/lib/portal/records/stage';

const words = dashboard.cart;

/** The latest request that the firm does not know of, for who left the page before sending it. */
export function UnsentRequest() {
  const id = usePortal(async (stored) => {
    const states = statesOf(await stored.rows('exchanges'));
    const quotations = await stored.rows('quotations');
    return quotations.find((one) => one.status === 'pending' && !states.get(one.id)?.sent)?.id;
  });

  if (!id) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3">
      <NoWrap>{`${id} ${words.unsent}`}</NoWrap>
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
