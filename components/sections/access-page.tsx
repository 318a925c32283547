import type { ReactNode } from 'react';
import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { access } from '@/content/access';

type Props = {
  heading: string;
  /** Left out where the form itself says what it asks for. */
  lead?: string;
  note: string;
  children: ReactNode;
};

/** What the access pages share: heading, form, the plain line, and what goes inside. */
export function AccessPage({ heading, lead, note, children }: Props) {
  return (
    <section className="wrap grid items-start gap-x-20 gap-y-10 py-5 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="w-full max-w-xl">
        <h1>{heading}</h1>
        {lead && <p className="mt-2 mb-5 lead md:mt-3 md:mb-7">{lead}</p>}
        {children}
        <p className="mt-8 border-thread border-l-4 pl-3 text-[0.9375rem] text-soft">{note}</p>
      </div>
      <Ledger title={access.inside.title}>
        <LedgerBody>
          {access.inside.entries.map((entry, index) => (
            <LedgerRow key={entry} folio={index + 1} label={entry} amount={null} />
          ))}
        </LedgerBody>
      </Ledger>
    </section>
  );
}
