'use client';

import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { fee, priceIds } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { isOfferedFee } from '@/lib/content/offered';
import { serviceName } from '@/lib/content/prices';
import { withLine } from '@/lib/portal/firm/answer-draft';
import type { AnswerDraft } from '@/lib/portal/firm/inbox-records';
import { type RequestMessage, threadLimits } from '@/lib/portal/thread/messages';
import { serviceWords } from '@/lib/portal/thread/services';

const OTHER = 'other';

const options = [
  { value: OTHER, label: 'Other work, to be named' },
  ...priceIds.filter(isOfferedFee).map((id) => ({
    value: id,
    label: isStrict ? serviceName(id) : `${serviceName(id)}, ${fee(id)}`,
  })),
];

type Props = {
  lines: number;
  /** Removed lines of the request, by number. */
  off: readonly { of: number; line: RequestMessage['lines'][number] | undefined }[];
  onAdd: (next: (draft: AnswerDraft) => AnswerDraft) => void;
  onPutBack: (of: number) => void;
};

/** Adds a line to the answer, or puts a removed line of the request back in its place. */
export function AddLine({ lines, off, onAdd, onPutBack }: Props) {
  return (
    <div className="grid gap-3">
      {off.length > 0 && (
        <ul aria-label="Taken off" className="grid gap-1">
          {off.map(({ of, line }) => {
            const service = line ? serviceWords(line) : '';
            return (
              <li key={of} className="flex flex-wrap items-center gap-x-4">
                <s className="text-soft wrap-anywhere">{service}</s>
                <button
                  type="button"
                  onClick={() => onPutBack(of)}
                  className="min-h-11 rounded-control text-[0.9375rem] text-link"
                >
                  Put back<span className="sr-only"> {service}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Field label="Add a line">
        {(control) => (
          <Combobox
            {...control}
            placeholder="Find a service"
            none="No service has these words."
            options={options}
            disabled={lines >= threadLimits.lines}
            onChoose={(value) =>
              onAdd((draft) => withLine(draft, value === OTHER ? undefined : value))
            }
          />
        )}
      </Field>
    </div>
  );
}
