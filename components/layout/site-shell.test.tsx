/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { SiteShell } from '@/components/layout/site-shell';

jest.mock('@/content/site', () => ({
  ...jest.requireActual('@/content/site'),
  noticeLine: { text: 'Our offices are closed on 25 December.', until: '2126-12-25' },
}));

jest.mock('@/components/layout/site-header', () => ({ SiteHeader: () => null }));

test('the line above a page is a landmark of its own', () => {
  render(<SiteShell foot={null}>A page</SiteShell>);
  const notice = screen.getByRole('complementary', { name: 'Notice' });
  expect(within(notice).getByText('Our offices are closed on 25 December.')).toBeVisible();
});
