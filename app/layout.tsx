import type { Metadata, Viewport } from 'next';
import { Activity, type ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { NavigationEffects } from '@/components/layout/navigation-effects';
import { ScriptNotice } from '@/components/layout/script-notice';
import { ToastHost } from '@/components/layout/toast-host';
import { HydrationSignal } from '@/features/offline/hydration-signal';
import { inFolder } from '@/lib/base-path';
import { systemMedia } from '@/lib/browser/theme';
import { colourTokens } from '@/lib/build/assets/tokens';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/app/globals.css';

export const metadata: Metadata = {
  ...pageMetadata('/'),
  // From public/: as files of this folder each would have a long query of Next's in every page.
  icons: {
    icon: [
      { url: inFolder('/favicon.ico'), sizes: '48x48', type: 'image/x-icon' },
      { url: inFolder('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: inFolder('/apple-icon.png'), sizes: '180x180', type: 'image/png' },
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: systemMedia('light'), color: colourTokens()('cover') },
    { media: systemMedia('dark'), color: colourTokens('dark')('paper') },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        {/* Outside the boundary: it must hear of a step in the history before the router does. */}
        <NavigationEffects />
        {/* A boundary, below which React draws the page again if something has changed it; unlike that of
            Suspense, it leaves the served HTML in one piece. */}
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
