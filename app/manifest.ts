import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { colourTokens } from '@/lib/build/assets/tokens';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const colour = colourTokens();
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return {
    name: `${site.name}, ${site.kind}`,
    short_name: site.name,
    description: site.blurb,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: colour('paper'),
    theme_color: colour('red'),
    icons: [
      ...icons,
      ...icons.map((icon) => ({ ...icon, purpose: 'maskable' as const })),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
