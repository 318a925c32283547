'use client';

import { useRouter } from 'next/navigation';
import { SettingsPart } from '@/components/layout/settings-part';
import { Button } from '@/components/ui/button';
import { dangerZoneCopy as copy } from '@/content/client-area/backup';
import { EraseEverything } from '@/features/client-area/backup/erase-everything';
import { hasLock, lockNow } from '@/features/client-area/store/lock-state';

const rowClasses =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-rule py-3 first:pt-0 not-last:border-b';

export function DangerZone() {
  const router = useRouter();
  const leave = () => router.push('/login');
  const signOut = () => (hasLock() ? lockNow('/login') : leave());

  return (
    <SettingsPart id="danger" heading={copy.heading} isDangerous>
      <div className={rowClasses}>
        <p className="min-w-0 flex-[1_1_15rem] text-soft">{copy.signOutText}</p>
        <Button variant="outline" onClick={signOut}>
          {copy.signOut}
        </Button>
      </div>
      <div className={rowClasses}>
        <p className="min-w-0 flex-[1_1_15rem] text-soft">{copy.deleteText}</p>
        <EraseEverything label={copy.delete} next="/login" />
      </div>
    </SettingsPart>
  );
}
