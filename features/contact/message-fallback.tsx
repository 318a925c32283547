import { ScriptFailed } from '@/components/layout/script-failed';
import { messageFallback } from '@/content/message-forms';

export function MessageFallback() {
  return (
    <>
      <noscript className="sm:col-span-2">
        <p className="border-gold border-l-4 pl-3 text-soft">{messageFallback.withoutScript}</p>
      </noscript>
      <ScriptFailed className="sm:col-span-2">{messageFallback.incomplete}</ScriptFailed>
    </>
  );
}
