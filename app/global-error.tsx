'use client';

import { failedPage } from '@/content/page-states';

/** Replaces the root layout, and has no style sheet. Every page fetches this file. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body
        style={{
          margin: '15vh auto',
          maxWidth: '32rem',
          padding: '0 1rem',
          font: '1.125rem/1.5 sans-serif',
        }}
      >
        <title>{failedPage.heading}</title>
        <h1>{failedPage.heading}</h1>
        <p>{failedPage.text}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself */}
          <a href="">Reload the page</a>
        </p>
      </body>
    </html>
  );
}
