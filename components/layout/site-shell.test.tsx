/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { SiteShell } from '@/components/layout/site-shell';

jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  noticeLine: { text: 'Our offices are closed on 25 December.', until: '2126-12-25' },
}));

jest.mock('@/components/layout/site-header', () => ({ SiteHeader: () => null }));

test('the line above a page has a place of its own among the parts of the page', () => {
  render(<SiteShell foot={null}>A page</SiteShell>);
  const notice = screen.getByRole('complementary', { name: 'Notice' });
  expect(within(notice).getByText('Our offices are closed on 25 December.')).toBeVisible();
});
