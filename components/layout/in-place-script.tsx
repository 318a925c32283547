'use client';

/**
 * A script from lib/runtime/in-place-scripts.ts in the served HTML. On a page opened by soft
 * navigation it does nothing, since React does the same there.
 */
export function InPlaceScript({ text }: { text: string }) {
  const __html = typeof window === 'undefined' ? `<script>${text}</script>` : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would not serve a script that runs in place
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
