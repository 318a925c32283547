'use client';

import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AmountInput } from '@/components/form/amount-input';
import { TableEntry } from '@/components/table/data-table';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { feeUnits } from '@/content/types/units';
import { isStrict } from '@/content/words/conduct';
import { getListedFee } from '@/features/client-area/firm-inbox/answer/answer-draft';
import { type AnswerDraft, inboxLimits } from '@/features/client-area/firm-inbox/inbox-records';
import { type RequestMessage, threadLimits } from '@/features/client-area/protocol/messages';
import { formatRequestDetails } from '@/features/client-area/protocol/services';
import { formatAmount, formatPrice, getUnitFee, type UnitFee } from '@/lib/fees/units';

type Props = {
  index: number;
  form: UseFormReturn<AnswerDraft, unknown, AnswerDraft>;
  isLast: boolean;
  request: RequestMessage;
  onTakeOff: () => void;
};

type Asked = RequestMessage['lines'][number] | null;

export function AnswerLine({ index, form, isLast, request, onTakeOff }: Props) {
  const id = useId();
  const line = form.watch(`lines.${index}`);
  if (!line) return null;
  const { of: lineNumber, price: priceId, service } = line;
  /** `null` for a line that the firm adds. */
  const asked: Asked = lineNumber === null ? null : (request.lines[lineNumber - 1] ?? null);
  const isNamed = asked !== null || priceId !== undefined;
  const problems = form.formState.errors.lines?.[index];
  const name = service || 'the added line';
  // The field's commas make React miss the change event, so this listens to the input event.
  const { onChange, ...fee } = form.register(`lines.${index}.fee`);

  return (
    <TableEntry
      ruled={isLast}
      rowNumber={index + 1}
      label={
        isNamed ? (
          <span className="wrap-anywhere">{service}</span>
        ) : (
          <Input
            aria-label="Service"
            aria-invalid={problems?.service ? true : undefined}
            aria-describedby={`${id}-problems`}
            maxLength={threadLimits.service}
            {...form.register(`lines.${index}.service`)}
            className="h-11"
          />
        )
      }
      amount={
        <AmountInput
          aria-label={`Fee of ${name}`}
          aria-invalid={problems?.fee ? true : undefined}
          aria-describedby={`${id}-problems`}
          maxLength={inboxLimits.amount}
          {...fee}
          onInput={onChange}
          className="h-11 w-28 text-right text-base"
        />
      }
      detail={
        <div className="grid gap-2">
          <p className="text-[0.9375rem] text-soft">
            {[asked && formatRequestDetails(asked), describeAskedFee(asked, priceId)]
              .filter(Boolean)
              .join('. ')}
          </p>
          {asked?.computation && <Computation {...asked.computation} />}
          <div className="flex flex-wrap items-center gap-2">
            <NativeSelect
              aria-label={`Unit of ${name}`}
              options={unitOptions}
              {...form.register(`lines.${index}.per`)}
              className="h-11 w-auto"
            />
            {line.per && (
              <Input
                aria-label={`How many ${line.per}s of ${name}`}
                aria-invalid={problems?.quantity ? true : undefined}
                aria-describedby={`${id}-problems`}
                placeholder={`How many ${line.per}s`}
                inputMode="numeric"
                maxLength={inboxLimits.amount}
                {...form.register(`lines.${index}.quantity`)}
                className="h-11 max-w-50 flex-[1_1_8rem]"
              />
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Input
              aria-label={`Remark on ${name}`}
              placeholder="Why it differs"
              maxLength={threadLimits.remark}
              {...form.register(`lines.${index}.why`)}
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
            {[problems?.service, problems?.fee, problems?.quantity]
              .flatMap((problem) => problem?.message ?? [])
              .join('. ')}
          </p>
        </div>
      }
    />
  );
}

const unitOptions = [
  { value: '', label: 'once' },
  ...feeUnits.map((unit) => ({ value: unit, label: `per ${unit}` })),
];

function describeAskedFee(asked: Asked, priceId: string | undefined): string {
  if (!asked) return 'Added by you';
  const { fee, ...basis } = asked;
  const requested = fee === undefined ? null : getUnitFee({ ...basis, fee });
  const askedAt = requested
    ? `Asked at ${formatPrice({ ...requested, from: undefined })}${requested.from ? ' or more' : ''}`
    : 'The client named no fee';
  if (isStrict) return askedAt;
  const listed = getListedFee(priceId);
  const list = listed ? `List ${formatAmount(listed)}` : 'Not on the price list';
  if (!requested) return `${list}; the client named no fee`;
  return listed && isListed(requested, listed)
    ? `${askedAt}, as on the list`
    : `${askedAt}. ${list}`;
}

const isListed = (requested: UnitFee, listed: UnitFee) =>
  requested.rupees === listed.rupees && requested.per === listed.per;

type Computation = NonNullable<RequestMessage['lines'][number]['computation']>;

function Computation({ title, figures }: Computation) {
  return (
    <details className="text-[0.9375rem]">
      <summary className="min-h-8 cursor-pointer text-link wrap-anywhere">{title}</summary>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        {figures.map(({ label, words: value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a message never move
          <div key={index} className="contents">
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
