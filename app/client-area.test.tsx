/** @jest-environment jsdom */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import manifest from '@/app/manifest';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { everyRoute, routes } from '@/content/routes';
import { gstRegistration } from '@/content/services/gst-registration';
import { pricing } from '@/content/services/pricing';
import { emi } from '@/features/calculators/emi/emi';
import { ResultActions } from '@/features/calculators/saved/result-actions';
import { Estimate } from '@/features/services/estimate/estimate';
import { PackageMatrix } from '@/features/services/illustrations/package-matrix';
import { PackageSheets } from '@/features/services/illustrations/package-sheets';
import { PriceList } from '@/features/services/price-list/price-list';
import { removeLeftOut } from '@/lib/build/left-out';
import { listLeaves } from '@/lib/content/leaves';
import { loadContentModules } from '@/lib/content/modules';
import { isOffered } from '@/lib/content/offered';
import { listFiles } from '@/lib/list-files';

jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  clientArea: false,
  includeIfClientArea: () => '',
}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const left = everyRoute.filter((route) => !routes.includes(route)).map(({ path }) => path);

test('the client area and sign-in are not paths of the site, and nothing links to them', () => {
  expect(left).toHaveLength(14);
  expect(everyRoute.filter(({ path }) => !isOffered(path)).map(({ path }) => path)).toEqual(
    expect.arrayContaining(left),
  );
  expect(routes.every(({ path }) => !/login|signup|dashboard/.test(path))).toBe(true);
  expect(isOffered('/dashboard/quotations#firm')).toBe(false);
  expect(JSON.stringify(manifest())).not.toContain('dashboard');
});

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ addEventListener: () => {}, removeEventListener: () => {} }),
  });
});

const links = (element: ReactElement) => {
  const { container } = render(element);
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test('header and footer link only to public pages', () => {
  const all = [...links(<SiteHeader />), ...links(<SiteFooter />)];
  expect(all).toContain('/contact');
  expect(all.filter((href) => left.some((path) => href?.startsWith(path)))).toEqual([]);
});

test('nothing can be added to a cart or saved', () => {
  const rows = [{ id: 'itr-1', label: 'ITR-1', service: 'ITR-1', covers: 'a', fee: '₹1' } as const];
  const group = {
    title: 'Returns',
    note: '',
    path: '/services/itr-filing',
    link: '',
    from: null,
    rows,
  } as const;
  render(<PackageMatrix {...pricing.packages} />);
  render(<PackageSheets {...pricing.packages} />);
  render(<PriceList search="Find" none="None" groups={[group]} />);
  render(<ResultActions calculator={emi} entries={{}} lawChoices={{}} />);
  expect(screen.queryByText(/cart|to my request|Save this result/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('an estimate leads to the contact form, with its subject and row', () => {
  render(<Estimate content={gstRegistration} />);
  const form = screen.getByRole<HTMLFormElement>('form');
  const sent = new FormData(form);
  expect(form).toHaveAttribute('action', '/contact#message');
  expect(sent.get('subject')).toBe(gstRegistration.subject);
  expect(sent.get('row')).toBeTruthy();
  // jsdom cannot load another page; what counts is that no script takes the press.
  form.addEventListener('submit', (event) => event.stopImmediatePropagation());
  expect(fireEvent.submit(form)).toBe(true);
});

const ITS_WORDS =
  /^content\/(access|checklists|client-area\/.*|samples\/.*|calculators\/(requests|saved-results)|routes)\.ts$/;

test('no sentence mentions the client area', async () => {
  const found = (await loadContentModules())
    .filter(({ file }) => !ITS_WORDS.test(file))
    .flatMap(({ file, value }) =>
      [...listLeaves(value)].flatMap(([, leaf]) =>
        /client area|\b(the|to|your) cart\b|client login|sign in\b/i.test(String(leaf))
          ? [`${file}: ${leaf}`]
          : [],
      ),
    );
  expect(found).toEqual([]);
});

test('an export loses the pages of the client area and keeps the others', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  mkdirSync(`${out}/dashboard/cart`, { recursive: true });
  for (const file of [
    'dashboard/cart.html',
    'dashboard/cart/__next._tree.txt',
    'login.txt',
    'about.html',
    'dashboard.html',
  ])
    writeFileSync(path.join(out, file), '');
  removeLeftOut(out);
  expect(listFiles(['.'], out)).toEqual(['about.html']);
});
