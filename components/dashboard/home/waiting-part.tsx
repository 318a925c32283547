'use client';

import { NoLines, Part } from '@/components/dashboard/home/part';
import type { Overview } from '@/components/dashboard/home/use-overview';
import { AskedLedger } from '@/components/dashboard/quotations/asked-ledger';
import { DownloadQuotation } from '@/components/dashboard/quotations/download-quotation';
import type { Step } from '@/components/dashboard/quotations/use-chosen';
import { useWide } from '@/components/dashboard/shell/use-wide';
import { Unbroken } from '@/components/layout/unbroken';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import type { Quotation } from '@/lib/portal/database/records';
import { validityWords } from '@/lib/portal/quotations/quotation-rules';
import { getsSampleAnswer } from '@/lib/portal/quotations/received-sample';
import { waitingOf } from '@/lib/portal/quotations/stage';
import { cn } from '@/lib/utils';

const words = dashboard.waiting;

/** In three columns its sheet ends where the third one does. */
const filling = '@[56rem]:grid @[56rem]:grid-rows-[auto_1fr]';

/**
 * The received quotation that awaits the client's answer, as a sheet. Its actions lead to the field on
 * its own page that each of them needs.
 */
export function WaitingPart({ overview }: { overview: Overview }) {
  const { quotations, states, today } = overview;
  const [first, ...others] = waitingOf(quotations, states, today);
  const more = others.length > 0 ? `${others.length} more` : undefined;

  return (
    <Part
      heading={words.heading}
      note={more}
      isPlain={first !== undefined}
      isBelow
      className={first && filling}
    >
      {first ? (
        <Sheet quotation={first} overview={overview} />
      ) : (
        <NoLines isShort>{words.empty}</NoLines>
      )}
    </Part>
  );
}

/** Whether its sheet will offer a decision: the answer is there, and the key to sign with. */
function canDecide(quotation: Quotation, { states, exchanges, keys }: Overview): boolean {
  const { id } = quotation;
  const state = states.get(id);
  if (!state) return getsSampleAnswer(quotation);
  if (!state.answer) return false;
  const exchange = exchanges.find((one) => one.id === id);
  return exchange !== undefined && keys.includes(exchange.rid);
}

type SheetProps = { quotation: Quotation; overview: Overview };

function Sheet({ quotation, overview }: SheetProps) {
  // On a phone only the card with the counters has a shadow.
  const isWide = useWide('sheet');
  return (
    <div className="pt-1.5 @[56rem]:grid @[56rem]:pt-0.5">
      <AskedLedger
        quotation={quotation}
        title={<Unbroken>{`Quotation ${quotation.id}`}</Unbroken>}
        fills={isWide}
        note={validityWords(quotation, overview.today)}
        flat={!isWide}
        isBrief
        actions={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {canDecide(quotation, overview) ? (
              <>
                <Action of={quotation} step="accept" variant="primary" />
                <Action of={quotation} step="change" variant="outline" />
                <Action of={quotation} step="decline" />
              </>
            ) : (
              <Link href={`/dashboard/quotations#${quotation.id}`} className={buttonVariants()}>
                {words.view}
                <span className="sr-only"> {quotation.id}</span>
              </Link>
            )}
            <span className="ml-auto">
              <DownloadQuotation quotation={quotation} variant="quiet" size="link" />
            </span>
          </div>
        }
      />
    </div>
  );
}

type ActionProps = {
  of: Quotation;
  step: Step;
  /** A button; without it a link, for what is wanted least. */
  variant?: 'primary' | 'outline';
};

const quietLink =
  'inline-flex min-h-11 items-center rounded-control font-semibold text-ink underline decoration-field decoration-1 underline-offset-4 hover:decoration-ink';

/** Leads to the quotation's own page, with the field of this step open. */
function Action({ of: { id }, step, variant }: ActionProps) {
  return (
    <Link
      href={`/dashboard/quotations#${id}/${step}`}
      className={variant ? cn(buttonVariants({ variant }), 'max-sm:flex-auto') : quietLink}
    >
      {words[step]}
      <span className="sr-only"> {id}</span>
    </Link>
  );
}
