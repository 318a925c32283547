'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { formatFee, priceIds } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { type RequestMessage, threadLimits } from '@/features/client-area/protocol/messages';
import { getLineServiceName } from '@/features/client-area/protocol/services';
import { isOfferedFee } from '@/lib/content/offered';
import { getServiceName } from '@/lib/content/prices';

const OTHER = 'other';

const options = [
  { value: OTHER, label: 'Other work, to be named' },
  ...priceIds.filter(isOfferedFee).map((id) => ({
    value: id,
    label: isStrict ? getServiceName(id) : `${getServiceName(id)}, ${formatFee(id)}`,
  })),
];

type Props = {
  lines: number;
  off: readonly { number: number; line: RequestMessage['lines'][number] | undefined }[];
  /** `undefined` for a line that the firm names. */
  onAdd: (price: string | undefined) => void;
  onPutBack: (number: number) => void;
};

export function AddLine({ lines, off, onAdd, onPutBack }: Props) {
  const [chosen, setChosen] = useState(OTHER);
  const isFull = lines >= threadLimits.lines;
  return (
    <div className="grid gap-3">
      {off.length > 0 && (
        <ul aria-label="Taken off" className="grid gap-1">
          {off.map(({ number, line }) => {
            const service = line ? getLineServiceName(line) : '';
            return (
              <li key={number} className="flex flex-wrap items-center gap-x-4">
                <s className="text-soft wrap-anywhere">{service}</s>
                <button
                  type="button"
                  onClick={() => onPutBack(number)}
                  className="min-h-11 rounded-control text-[0.9375rem] text-link"
                >
                  Put back<span className="sr-only"> {service}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Add a line" className="min-w-0 flex-[1_1_16rem]">
          {(control) => (
            <NativeSelect
              {...control}
              options={options}
              disabled={isFull}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          disabled={isFull}
          onClick={() => onAdd(chosen === OTHER ? undefined : chosen)}
        >
          Add
        </Button>
      </div>
    </div>
  );
}
