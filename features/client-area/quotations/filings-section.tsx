'use client';

import { useState } from 'react';
import { useMoreRows } from '@/components/table/more-rows';
import { Link } from '@/components/text/link';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { filingsCopy as copy } from '@/content/client-area/quotations';
import { filterFilings, listFilings } from '@/features/client-area/quotations/filings';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { formatDay } from '@/lib/dates';

const SHOWN = 10;

export function Filings({ quotations }: { quotations: readonly Quotation[] }) {
  const [search, setSearch] = useState('');
  const found = filterFilings(listFilings(quotations), search);
  const { shown, more } = useMoreRows(found, -1, SHOWN);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
      <Field label={copy.find}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {found.length === 0 ? copy.none : `${found.length}`}
      </p>
      {found.length === 0 && <p className="text-soft">{copy.none}</p>}
      <ul aria-label={copy.heading}>
        {shown.map(({ form, period, acknowledgement, on, quotation }) => (
          <li
            key={`${quotation} ${acknowledgement} ${period}`}
            className="grid border-rule border-b py-2.5 leading-snug wrap-anywhere"
          >
            <p className="font-semibold">
              {form}, {period}
            </p>
            <p>{acknowledgement}</p>
            <p className="text-sm text-soft">
              {formatDay(on)},{' '}
              <Link href={`/dashboard/quotations#${quotation}`} className="text-link">
                {quotation}
              </Link>
            </p>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  );
}
