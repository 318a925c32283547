'use client';

import { useEffect, useState } from 'react';
import { SettingsPart } from '@/components/layout/settings-part';
import { persistenceCopy as copy } from '@/content/client-area/backup';
import {
  type PersistenceAnswer as Answer,
  getPersistenceAnswer,
} from '@/features/client-area/store/persistence';
import { useOpened } from '@/features/client-area/store/use-opened';

export function PersistenceStatus() {
  const [answer, setAnswer] = useState<Answer>('not asked');
  useEffect(() => void getPersistenceAnswer().then(setAnswer), []);
  const { problem } = useOpened();

  return (
    <SettingsPart id="persistence" heading={copy.heading}>
      {/* Shows a new visitor’s answer until the browser has replied, so that nothing below moves. */}
      <p className="max-w-2xl text-soft">{problem ?? copy.answers[answer]}</p>
      <p className="mt-2 max-w-2xl text-soft">{copy.safari}</p>
    </SettingsPart>
  );
}
