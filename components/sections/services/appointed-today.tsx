'use client';

import { certificateDay, certificateDayScript, mostDays } from '@/lib/runtime/certificate-day';

const markup = `<noscript>in ${mostDays} days</noscript><script>${certificateDayScript}</script>`;

/** A date counted from the visitor's day, after some words; without script, the days alone. */
export function AppointedToday({ words }: { words: string }) {
  if (mostDays === 0) return null;
  return (
    <p className="mb-5 text-balance">
      {`${words} `}
      {typeof window === 'undefined' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would not serve a script that runs in place
        <b dangerouslySetInnerHTML={{ __html: markup }} />
      ) : (
        <b suppressHydrationWarning>{certificateDay()}</b>
      )}
    </p>
  );
}
