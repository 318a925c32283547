import { lateScript } from '@/content/page-states';

/**
 * Says what is wrong while the loader has marked the page as waiting for its script or lacking some
 * of it. Where no script runs at all, forms and calculators say so themselves.
 */
export function ScriptNotice() {
  return (
    <div
      role="status"
      data-slot="script-notice"
      className="fixed inset-x-0 bottom-0 z-40 bg-night px-4 text-center text-white print:hidden"
    >
      <p className="hidden py-3 in-data-[script=waiting]:block">{lateScript.waiting}</p>
      <p className="hidden py-3 in-data-[script=failed]:block">
        {`${lateScript.failed} `}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself */}
        <a href="" className="underline underline-offset-4 [--ring:var(--color-thread)]">
          {lateScript.reload}
        </a>
        .
      </p>
    </div>
  );
}
