import { lateScript } from '@/content/page-states';
import { LATE_FILE } from '@/lib/browser/attributes';

/**
 * Shown while the loader has marked the page as waiting for script or lacking some of it. If no
 * script runs at all, forms and calculators say so themselves.
 */
export function ScriptNotice() {
  return (
    <div
      role="status"
      data-slot="script-notice"
      className="sticky bottom-(--bottom-edge,0px) z-40 bg-night px-4 text-center text-white print:hidden"
    >
      <p className="hidden py-3 in-data-[script=waiting]:block">{lateScript.waiting}</p>
      <p className="hidden py-3 in-data-[script=failed]:block">
        {`${lateScript.failed} `}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself */}
        <a href="" className="underline underline-offset-4 [--ring:var(--color-gold)]">
          {lateScript.reload}
        </a>
        .
        <span {...{ [LATE_FILE]: lateScript.missing }} suppressHydrationWarning />
      </p>
    </div>
  );
}
