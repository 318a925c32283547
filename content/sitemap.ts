import { type RouteGroup, routes } from '@/content/routes';
import type { SitemapContent } from '@/content/types/firm';
import { capitalise, formatCountInWords } from '@/content/words/counts';

const count = (group: RouteGroup) =>
  routes.filter((route) => route.group === group && route.listed).length;

export const sitemap = {
  heading: 'Every public page',
  lead: `${capitalise(formatCountInWords(count('services')))} services, ${formatCountInWords(count('calculators'))} calculators and the firm’s own pages: here you see what each holds.`,
  groups: [
    { group: 'services', heading: 'Services' },
    { group: 'firm', heading: 'The firm' },
    { group: 'calculators', heading: 'Calculators' },
    { group: 'legal', heading: 'Legal' },
  ],
} as const satisfies SitemapContent;
