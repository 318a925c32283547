'use client';

import { useId, useState } from 'react';
import { TableEntry } from '@/components/table/data-table';
import { AmountInput } from '@/components/ui/amount-input';
import { Input } from '@/components/ui/input';
import { isStrict } from '@/content/words/conduct';
import { formatRupees } from '@/lib/format';
import { listedFee, type Problems } from '@/lib/portal/firm/answer-draft';
import { type DraftLine, inboxLimits } from '@/lib/portal/firm/inbox-records';
import { type RequestMessage, threadLimits } from '@/lib/portal/thread/messages';
import { choiceWords } from '@/lib/portal/thread/services';

type Props = {
  rowNumber: number;
  isLast: boolean;
  line: DraftLine;
  /** The client's line; `null` for a line that the firm adds. */
  asked: RequestMessage['lines'][number] | null;
  problems: Problems;
  onChange: (part: Partial<DraftLine>) => void;
  onTakeOff: () => void;
};

/** One line of the answer: its fee, and why it differs from the request. */
export function AnswerLine({
  rowNumber,
  isLast,
  line,
  asked,
  problems,
  onChange,
  onTakeOff,
}: Props) {
  const { key, price, service, fee, why } = line;
  // The field edits its own text, so it gets only the initial value. Since its commas make React
  // miss the change event, this listens to the input event.
  const [firstFee] = useState(fee);
  const id = useId();
  const isNamed = asked !== null || price !== undefined;
  const feeProblem = problems[`fee-${key}`];
  const serviceProblem = problems[`service-${key}`];
  const name = service || 'the added line';

  return (
    <TableEntry
      ruled={isLast}
      rowNumber={rowNumber}
      label={
        isNamed ? (
          <span className="wrap-anywhere">{service}</span>
        ) : (
          <Input
            aria-label="Service"
            aria-invalid={serviceProblem ? true : undefined}
            aria-describedby={`${id}-problems`}
            maxLength={threadLimits.service}
            value={service}
            onChange={(event) => onChange({ service: event.target.value })}
            className="h-11"
          />
        )
      }
      amount={
        <AmountInput
          aria-label={`Fee of ${name}`}
          aria-invalid={feeProblem ? true : undefined}
          aria-describedby={`${id}-problems`}
          maxLength={inboxLimits.amount}
          defaultValue={firstFee}
          onInput={({ currentTarget }) => onChange({ fee: currentTarget.value })}
          className="h-11 w-28 text-right text-base"
        />
      }
      detail={
        <div className="grid gap-2">
          <p className="text-[0.9375rem] text-soft">
            {[asked && choiceWords(asked), seenWords(asked, price)].filter(Boolean).join('. ')}
          </p>
          {asked?.computation && <Computation {...asked.computation} />}
          <div className="flex flex-wrap gap-2">
            <Input
              aria-label={`Remark on ${name}`}
              placeholder="Why it differs"
              maxLength={threadLimits.remark}
              value={why}
              onChange={(event) => onChange({ why: event.target.value })}
              className="h-11 flex-[1_1_10rem]"
            />
            <button
              type="button"
              onClick={onTakeOff}
              className="min-h-11 rounded-control px-2 text-[0.9375rem] text-link"
            >
              Take off<span className="sr-only"> {name}</span>
            </button>
          </div>
          <p id={`${id}-problems`} className="text-[0.9375rem] text-danger empty:hidden">
            {[serviceProblem, feeProblem].filter(Boolean).join('. ')}
          </p>
        </div>
      }
    />
  );
}

/** The fee that the client saw, and today's fee in the price list if different. */
function seenWords(asked: Props['asked'], price: string | undefined): string {
  if (!asked) return 'Added by you';
  if (isStrict) {
    return asked.fee === undefined
      ? 'The client named no fee'
      : `Asked at ${formatRupees(asked.fee)}`;
  }
  const listed = listedFee(price);
  const list = listed === null ? 'Not on the price list' : `List ${formatRupees(listed)}`;
  if (asked.fee === undefined) return `${list}; the client named no fee`;
  return asked.fee === listed
    ? `Asked at ${formatRupees(asked.fee)}, as on the list`
    : `Asked at ${formatRupees(asked.fee)}. ${list}`;
}

type Computation = NonNullable<RequestMessage['lines'][number]['computation']>;

function Computation({ title, figures }: Computation) {
  return (
    <details className="text-[0.9375rem]">
      <summary className="min-h-8 cursor-pointer text-link wrap-anywhere">{title}</summary>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        {figures.map(({ label, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a message never move
          <div key={index} className="contents">
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="text-right tabular-nums wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
