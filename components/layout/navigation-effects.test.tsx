/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { NavigationEffects } from '@/components/layout/navigation-effects';
import { goToTarget } from '@/components/layout/page-top';
import { closeMenus } from '@/lib/browser/nav-menus';

jest.mock('@/components/layout/page-top', () => ({ goToTarget: jest.fn() }));
jest.mock('@/lib/browser/nav-menus', () => ({ closeMenus: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

beforeEach(() => jest.clearAllMocks());

function go(path: string, isBack = false) {
  const { rerender } = render(<NavigationEffects />);
  window.history.replaceState({}, '', path);
  if (isBack) window.dispatchEvent(new PopStateEvent('popstate'));
  rerender(<NavigationEffects />);
}

test('a new page begins at its top, with the menus closed', () => {
  go('/about');
  expect(closeMenus).toHaveBeenCalledTimes(1);
  expect(goToTarget).toHaveBeenCalledTimes(1);
});

test('Back keeps the place that the browser restores', () => {
  go('/team', true);
  expect(closeMenus).toHaveBeenCalledTimes(1);
  expect(goToTarget).not.toHaveBeenCalled();
});

test('a link after Back begins at the top again', () => {
  const { rerender } = render(<NavigationEffects />);
  window.history.replaceState({}, '', '/pricing');
  window.dispatchEvent(new PopStateEvent('popstate'));
  rerender(<NavigationEffects />);
  expect(goToTarget).not.toHaveBeenCalled();
  window.history.replaceState({}, '', '/terms');
  rerender(<NavigationEffects />);
  expect(goToTarget).toHaveBeenCalledTimes(1);
});

test('nothing happens on the same page', () => {
  go(window.location.pathname);
  expect(closeMenus).not.toHaveBeenCalled();
});
