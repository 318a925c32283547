import type { Path, RouteGroup } from '@/content/routes';
import { site } from '@/content/site';

const [email] = site.emails;

export const notFound: {
  title: string;
  heading: string;
  text: string;
  groups: readonly { group: RouteGroup; label: string; summary: string }[];
  paths: readonly Path[];
} = {
  title: 'Page not found',
  heading: 'Oops! Page not found',
  text: 'We have no page at this address. It may have moved, or you mistyped it.',
  groups: [
    { group: 'services', label: 'Services', summary: 'Every service on one page' },
    { group: 'calculators', label: 'Calculators', summary: 'Every calculator on one page' },
  ],
  paths: ['/services/pricing', '/contact'],
};

export const failedPage = {
  heading: 'This page did not load completely',
  text: `Please load it again. If that does not help, write to ${email.address}.`,
} as const;

export const lateScript = {
  waiting: 'This page is still loading. What you pressed works once it is ready.',
  failed:
    'Part of this page did not load. You can read it and use links. For forms and menus, please',
  reload: 'reload the page',
  missing: 'Your browser is still waiting for',
} as const;
