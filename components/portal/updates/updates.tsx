'use client';

import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/portal/parts/action-button';
import { UpdateList } from '@/components/portal/updates/update-list';
import { updates as words } from '@/content/words/updates';
import { failureSentence } from '@/lib/browser/operation-failure';
import { area } from '@/lib/portal/db/store';
import { checkUpdate } from '@/lib/portal/quotations/updates';
import { isSendable } from '@/lib/portal/thread/sendable';
import { hasReachedFirm, type State } from '@/lib/portal/thread/state';

/** Verifies what the firm signed again, since the record may come from a file; `null` until then. */
function useFailure({ updates }: State): { failure: string | null } | null {
  const [checked, setChecked] = useState<{ tokens: string; failure: string | null } | null>(null);
  const tokens = updates.map(({ token }) => token).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are all that is checked
  useEffect(() => {
    let isCurrent = true;
    Promise.all(updates.map((update) => checkUpdate(update))).then(
      () => isCurrent && setChecked({ tokens, failure: null }),
      (error) => isCurrent && setChecked({ tokens, failure: failureSentence(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tokens]);
  return checked?.tokens === tokens ? checked : null;
}

const showSample = async (id: string) => {
  const { receiveSampleUpdate } = await import('@/lib/portal/firm/sample-update');
  await receiveSampleUpdate(id);
};

export type UpdatesProps = { id: string; state: State };

/** What follows acceptance: the firm's updates, the newest first. */
export function Updates({ id, state }: UpdatesProps) {
  const checked = useFailure(state);
  if (!checked) return null;
  if (checked.failure) {
    return (
      <p role="alert" className="text-danger">
        {words.unchecked} {checked.failure}
      </p>
    );
  }
  if (state.updates.length > 0) {
    return (
      <section
        aria-labelledby={`${id}-updates`}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        data-slot="updates"
      >
        <h3 id={`${id}-updates`} className="text-xl md:text-xl">
          {words.heading}
        </h3>
        <UpdateList id={id} state={state} />
      </section>
    );
  }
  if (area !== 'sample' || !isSendable(area) || !hasReachedFirm(state)) return null;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ActionButton variant="outline" action={() => showSample(id)}>
        {words.showSample}
      </ActionButton>
    </div>
  );
}
