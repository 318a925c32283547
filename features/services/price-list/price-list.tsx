'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import type { PriceId } from '@/content/prices';
import type { Path } from '@/content/routes';
import { clientArea } from '@/content/site';
import { AddToCartButton } from '@/features/client-area/cart/add-to-cart-button';
import { type Fee, type FeeGroup, findFees } from '@/features/services/estimate/find-fees';
import { READY } from '@/lib/browser/attributes';

type Row = Fee & { id: PriceId; fee: string | null };
type Group = FeeGroup<Row> & { note: string; path: Path; link: string; from: string | null };

type Props = { search: string; none: string; groups: readonly Group[] };

const COUNT = ['fee', 'fees'] as const;

export function PriceList({ search, none, groups }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // What was typed before hydration counts too.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  const found = findFees<Row, Group>(groups, typed);
  const isSearch = typed.trim() !== '';
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    <>
      <div className="mb-6 hidden max-w-145 flex-wrap items-center gap-x-4 gap-y-1 in-data-theme:flex print:hidden">
        <label htmlFor={id} className="font-semibold">
          {search}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          maxLength={60}
          onInput={(event) => setTyped(event.currentTarget.value)}
          className="h-11 min-w-40 flex-1 rounded-control border border-field bg-blank px-3.5 text-base"
        />
        <p role="status" className="basis-full text-[0.9375rem] text-soft empty:hidden">
          {isSearch && (count > 0 ? `${count} ${COUNT[count === 1 ? 0 : 1]}` : none)}
        </p>
      </div>
      <div {...{ [READY]: '' }} className="price-list gap-x-12 lg:columns-2">
        {found.map((group) => (
          <PriceGroup key={group.path} {...group} isOpen={isSearch || undefined} />
        ))}
      </div>
    </>
  );
}

function PriceGroup({ title, note, path, link, from, rows, isOpen }: Group & { isOpen?: true }) {
  const id = useId();
  return (
    <div className="@container break-inside-avoid border-rule-strong max-md:border-b md:pb-8">
      <DisclosureOnPhone
        isOpen={isOpen}
        heading={
          <h3 id={id} className="text-xl md:text-2xl">
            {title}
          </h3>
        }
        summary={
          <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="font-semibold font-serif text-lg">{title}</span>
            {from && <span className="text-soft in-open:hidden">{from}</span>}
          </span>
        }
      >
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-ink border-b text-[0.9375rem] text-soft">
          {note}
          <Link href={path} className="inline-flex min-h-11 items-center text-link">
            {link} →
          </Link>
        </p>
        <table className="w-full border-collapse" aria-labelledby={id}>
          <tbody>
            {rows.map(({ id: priceId, label, service, covers, fee }) => (
              <tr key={priceId} className="border-rule not-last:border-b">
                <th scope="row" className="py-2 pr-3 text-left font-normal leading-snug">
                  <b className="font-semibold">{label}</b>{' '}
                  <span className="text-[0.9375rem] text-soft">
                    <NoWrap>{covers}</NoWrap>
                  </span>
                </th>
                {fee && (
                  <td className="py-2 text-right leading-snug amount @min-[21rem]:whitespace-nowrap @min-[21rem]:pl-3">
                    {fee}
                  </td>
                )}
                {clientArea && (
                  <td className="w-11">
                    <AddToCartButton id={priceId} service={service} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </DisclosureOnPhone>
    </div>
  );
}
