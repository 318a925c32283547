'use client';

import { paperCount } from '@/components/dashboard/papers/paper-count';
import { useNeeds } from '@/components/dashboard/papers/use-needs';
import { Unbroken } from '@/components/layout/unbroken';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import type { PaperLists } from '@/lib/content/papers';
import { countIn, countMissing } from '@/lib/portal/papers/needs';

const words = dashboard.papers;

/** For the home of the client area: how many papers are missing, service by service. */
export function NeededBand({ book }: { book: PaperLists }) {
  const needs = useNeeds(book);
  if (!needs || needs.groups.length === 0) return null;
  const missing = countMissing(needs.groups);

  return (
    <section aria-labelledby="needed" className="col-span-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-3">
        <h2 id="needed" className="text-2xl md:text-2xl">
          {words.heading}
        </h2>
        <p className="text-[0.9375rem] text-soft">
          {missing > 0 ? paperCount(missing) : words.nothing}
        </p>
      </div>
      <ul className="grid columns-two gap-x-8">
        {needs.groups.map(({ id, quotation, services, needs: papers }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-x-4 border-rule border-b py-3"
          >
            <p className="min-w-0 leading-snug wrap-anywhere">
              {services.join(', ')}
              <span className="block text-[0.9375rem] text-soft">
                <Unbroken>{`Quotation ${quotation}`}</Unbroken>
              </span>
            </p>
            <p className="shrink-0 text-[0.9375rem] text-soft">
              {countIn(papers)} of {papers.length} in
            </p>
          </li>
        ))}
      </ul>
      <Link
        href="/dashboard/documents#papers"
        className="inline-flex min-h-11 items-center rounded-control text-link"
      >
        {words.show}
      </Link>
    </section>
  );
}
