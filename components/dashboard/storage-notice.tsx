'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { canKeepAgain, keepAgain } from '@/lib/portal/store';
import { useStorageStatus } from '@/lib/portal/use-portal';
import { SaveMyData } from './save-my-data';

/** One sentence when nothing will be kept and why, and what can be done about it. */
export function StorageNotice() {
  const status = useStorageStatus();
  const [isTrying, setIsTrying] = useState(false);

  const tryAgain = async () => {
    setIsTrying(true);
    const result = await keepAgain();
    setIsTrying(false);
    if (result.kept) return notify('Everything is kept in this browser again');
    await notify('Still not kept', {
      tone: 'problem',
      ...('reason' in result && { description: result.reason }),
    });
  };

  // Always in the page, so that a screen reader announces the sentence when it comes.
  return (
    <div role="status" className="empty:hidden">
      {!status.kept && (
        <div className="grid gap-3 rounded-panel border border-orange border-l-4 bg-page p-4">
          <p className="font-medium">{status.reason}</p>
          <div className="flex flex-wrap gap-3">
            <SaveMyData size="small">Save my data as a file</SaveMyData>
            {canKeepAgain() && (
              <Button
                variant="outline"
                size="small"
                aria-disabled={isTrying}
                onClick={() => !isTrying && void tryAgain()}
              >
                Try to keep it again
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
