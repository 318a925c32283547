'use client';

import { useEffect, useState } from 'react';
import { SettingsPart } from '@/components/portal/settings/settings-part';
import { settings } from '@/content/settings';
import { type PersistenceAnswer as Answer, persistenceAnswer } from '@/lib/portal/db/persistence';
import { useStorageStatus } from '@/lib/portal/hooks/use-portal';

const words = settings.persistence;

/** The browser's answer to the request not to clear this site's data. */
export function PersistenceAnswer() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void persistenceAnswer().then(setAnswer), []);
  const isStored = useStorageStatus().stored;

  return (
    <SettingsPart id="persistence" heading={words.heading}>
      {/* Room for the longest answer, so that nothing below moves. */}
      <p className="min-h-20 max-w-2xl text-soft sm:min-h-13">
        {isStored ? answer && words.answers[answer] : words.visitOnly}
      </p>
    </SettingsPart>
  );
}
