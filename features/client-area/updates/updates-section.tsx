'use client';

import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { updatesCopy as copy } from '@/content/client-area/updates';
import {
  getNextFirmNumber,
  hasReachedFirm,
  type State,
} from '@/features/client-area/protocol/state';
import { isSendable } from '@/features/client-area/store/areas/sendable';
import { area } from '@/features/client-area/store/store';
import { UpdateList } from '@/features/client-area/updates/update-list';
import { openAtUpdate } from '@/features/client-area/updates/update-target';
import { checkUpdate } from '@/features/client-area/updates/updates';
import { describeFailure } from '@/lib/browser/operation-failure';

/**
 * Verifies the firm's signatures again, since the record may come from a file. `valid` are tokens,
 * `failures` the reasons, each once. `null` before the first check; later checks keep what was
 * shown.
 */
function useChecked({ updates }: State): { valid: Set<string>; failures: string[] } | null {
  const [checked, setChecked] = useState<{ valid: Set<string>; failures: string[] } | null>(null);
  const tokens = updates.map(({ token }) => token).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are all that is checked
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const valid = new Set<string>();
      const failures = new Set<string>();
      for (const update of updates) {
        await checkUpdate(update).then(
          () => valid.add(update.token),
          (error) => failures.add(describeFailure(error)),
        );
      }
      if (isCurrent) setChecked({ valid, failures: [...failures] });
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [tokens]);
  return checked;
}

const showSample = async (id: string) => {
  const { receiveSampleUpdate } = await import('@/features/client-area/updates/sample-update');
  await receiveSampleUpdate(id);
};

export type UpdatesProps = { id: string; state: State };

export function Updates({ id, state }: UpdatesProps) {
  const checked = useChecked(state);
  if (!checked) return null;
  const updates = state.updates.filter(({ token }) => checked.valid.has(token));
  const canShowSample =
    area === 'sample' && isSendable(area) && hasReachedFirm(state) && state.updates.length === 0;

  return (
    <>
      {checked.failures.map((failure) => (
        <p key={failure} role="alert" className="text-danger">
          {copy.unchecked} {failure}
        </p>
      ))}
      {updates.length > 0 && (
        <section
          aria-labelledby={`${id}-updates`}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
          data-slot="updates"
        >
          <h3 id={`${id}-updates`} className="text-xl md:text-xl">
            {copy.heading}
          </h3>
          <UpdateList id={id} state={{ ...state, updates }} />
        </section>
      )}
      {canShowSample && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <ActionButton
            variant="secondary"
            action={async () => {
              openAtUpdate(id, getNextFirmNumber(state));
              await showSample(id);
            }}
          >
            {copy.showSample}
          </ActionButton>
        </div>
      )}
    </>
  );
}
