import type { Metadata, Viewport } from 'next';
import { Activity, type ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { NavigationEffects } from '@/components/layout/navigation-effects';
import { ToastHost } from '@/components/layout/toast-host';
import { HydrationSignal } from '@/features/offline/hydration-signal';
import { addBasePath } from '@/lib/base-path';
import { getThemeMediaQuery } from '@/lib/browser/theme';
import { readColourTokens } from '@/lib/build/assets/tokens';
import { createPageMetadata } from '@/lib/seo/metadata';
import '@/app/globals.css';
import { lateScript } from '@/content/page-states';
import { LATE_FILE } from '@/lib/browser/attributes';

export const metadata: Metadata = {
  ...createPageMetadata('/'),
  // From public/: as files of this folder, each address would carry a long query of Next's.
  icons: {
    icon: [
      { url: addBasePath('/favicon.ico'), sizes: '48x48', type: 'image/x-icon' },
      { url: addBasePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: addBasePath('/apple-icon.png'), sizes: '180x180', type: 'image/png' },
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: getThemeMediaQuery('light'), color: readColourTokens()('cover') },
    { media: getThemeMediaQuery('dark'), color: readColourTokens('dark')('paper') },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        {/* Outside the boundary: it must notice a step in the history before the router does. */}
        <NavigationEffects />
        {/*
         * Below this boundary React redraws the page if something has changed it. Unlike Suspense,
         * it leaves the served HTML in one piece.
         */}
        <Activity>
          {children}
          <ToastHost />
          <ScriptNotice />
          <HydrationSignal />
        </Activity>
      </body>
    </html>
  );
}

/**
 * Shown while the loader has marked the page as waiting for scripts or missing some. If no script
 * runs at all, forms and calculators say so themselves.
 */
function ScriptNotice() {
  return (
    <div
      role="status"
      data-slot="script-notice"
      className="sticky bottom-(--bottom-edge,0px) z-40 bg-night px-4 text-center text-white print:hidden"
    >
      <p className="hidden py-3 in-data-[script=waiting]:block">{lateScript.waiting}</p>
      <p className="hidden py-3 in-data-[script=failed]:block">
        {`${lateScript.failed} `}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself */}
        <a href="" className="underline underline-offset-4 [--ring:var(--color-gold)]">
          {lateScript.reload}
        </a>
        .
        <span {...{ [LATE_FILE]: lateScript.missing }} suppressHydrationWarning />
      </p>
    </div>
  );
}
