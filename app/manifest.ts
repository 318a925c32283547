import type { MetadataRoute } from 'next';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import { addBasePath } from '@/lib/base-path';
import { readColourTokens } from '@/lib/build/assets/tokens';
import { findRoute } from '@/lib/content/routes';

const shortcuts: readonly Path[] = ['/calculators/tax', '/calculators/gst', '/dashboard'];

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const colour = readColourTokens();
  const icons = [192, 512].map((size) => ({
    src: addBasePath(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return {
    name: `${site.name}, ${site.kind}`,
    short_name: site.name,
    description: site.blurb,
    lang: 'en-IN',
    id: addBasePath('/'),
    start_url: addBasePath('/'),
    // With a back button.
    display: 'minimal-ui',
    background_color: colour('paper'),
    theme_color: colour('red'),
    icons: [
      ...icons,
      ...icons.map((icon) => ({ ...icon, purpose: 'maskable' as const })),
      { src: addBasePath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcuts.flatMap((path) => {
      const route = findRoute(path);
      return route ? [{ name: route.label, url: addBasePath(path) }] : [];
    }),
  };
}
