import { ScriptFailed } from '@/components/layout/script-failed';
import { messageFallback } from '@/content/message-forms';

/** What to do where a message form has no script, or not all of it. */
export function MessageFallback() {
  return (
    <>
      <noscript className="sm:col-span-2">
        <p className="border-thread border-l-4 pl-3 text-soft">{messageFallback.withoutScript}</p>
      </noscript>
      <ScriptFailed className="sm:col-span-2">{messageFallback.incomplete}</ScriptFailed>
    </>
  );
}
