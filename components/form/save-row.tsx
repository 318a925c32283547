'use client';

import { useRef } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import type { useOperation } from '@/components/actions/use-operation';
import type { useDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/button';

type Props = {
  label: string;
  draft: Pick<ReturnType<typeof useDraft>, 'isShown' | 'isDirty' | 'discard'>;
  operation: Pick<ReturnType<typeof useOperation>, 'isRunning' | 'failure'>;
};

export function SaveRow({ label, draft, operation }: Props) {
  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        ref={saveButton}
        type="submit"
        disabled={!draft.isShown}
        aria-disabled={operation.isRunning}
      >
        {label}
      </Button>
      <p role="status" className="text-[0.9375rem] text-soft">
        {draft.isDirty ? 'Not saved yet' : null}
      </p>
      {draft.isDirty && (
        <button
          type="button"
          onClick={() => {
            draft.discard();
            saveButton.current?.focus();
          }}
          className="inline-flex min-h-11 items-center rounded-control text-[0.9375rem] text-link"
        >
          Discard changes
        </button>
      )}
      <OperationFailure sentence={operation.failure} className="w-full" />
    </div>
  );
}
