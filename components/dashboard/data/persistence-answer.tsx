'use client';

import { useEffect, useState } from 'react';
import { settings } from '@/content/settings';
import {
  type PersistenceAnswer as Answer,
  persistenceAnswer,
} from '@/lib/portal/database/persistence';

const words = settings.persistence;

/** The browser's answer to the request not to clear this site's data. */
export function PersistenceAnswer() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void persistenceAnswer().then(setAnswer), []);

  return (
    <section aria-labelledby="persistence">
      <h2 id="persistence" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        {words.heading}
      </h2>
      {/* Room for the longest answer, so that nothing below moves. */}
      <p className="mt-3 min-h-20 max-w-2xl text-soft sm:min-h-13">
        {answer && words.answers[answer]}
      </p>
    </section>
  );
}
