'use client';

import { useEffect, useState } from 'react';
import { SettingsPart } from '@/components/layout/settings-part';
import { settings } from '@/content/settings';
import {
  type PersistenceAnswer as Answer,
  persistenceAnswer,
} from '@/features/client-area/store/persistence';
import { useOpened } from '@/features/client-area/store/use-opened';

const words = settings.persistence;

/** The browser's answer to the request not to clear this site's data. */
export function PersistenceAnswer() {
  const [answer, setAnswer] = useState<Answer>('not asked');
  useEffect(() => void persistenceAnswer().then(setAnswer), []);
  const { problem } = useOpened();

  return (
    <SettingsPart id="persistence" heading={words.heading}>
      {/* Shows a new visitor’s answer until the browser has replied, so that nothing below moves. */}
      <p className="max-w-2xl text-soft">{problem ?? words.answers[answer]}</p>
      <p className="mt-2 max-w-2xl text-soft">{words.safari}</p>
    </SettingsPart>
  );
}
