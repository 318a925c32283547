import { ScriptFailed } from '@/components/layout/script-failed';
import { site } from '@/content/site';

const [phone] = site.phones;
const [email] = site.emails;

/** What to do where a message form has no script, or not all of it. */
export function MessageFallback() {
  return (
    <>
      <noscript className="sm:col-span-2">
        <p className="border-thread border-l-4 pl-3 text-soft">
          This form needs JavaScript. Please call {phone.display} or write to {email.address}{' '}
          instead.
        </p>
      </noscript>
      <ScriptFailed className="sm:col-span-2">
        Part of this form did not load. Please reload the page, or call {phone.display} or write to{' '}
        {email.address} instead.
      </ScriptFailed>
    </>
  );
}
