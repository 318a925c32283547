/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { compliance } from '@/content/services/compliance';
import { openSchemes } from '@/features/services/page/open-schemes';

const schemes = [
  'Do you owe old provident fund dues? EPFO VISHWAS and AMNESTY',
  'Did you never declare foreign assets? FAST-DS 2026',
];

function shownOn(day: string, build = day) {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(`${build}T06:00:00Z`) / 1000);
  jest.useFakeTimers({ now: Date.parse(`${day}T06:00:00Z`) });
  const { container } = render(openSchemes(compliance.open));
  return schemes.filter((title) =>
    screen
      .queryAllByRole('heading', { name: title, level: 3 })
      .some((heading) => container.contains(heading) && !heading.closest('[hidden]')),
  );
}

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
  jest.useRealTimers();
});

test.each([
  ['2026-11-25', schemes],
  ['2026-12-28', schemes],
  ['2026-12-29', [schemes[1]]],
  ['2026-12-31', [schemes[1]]],
  ['2027-01-01', []],
])('on %s the page shows %j, also if it was built before', (day, shown) => {
  expect(shownOn(day)).toEqual(shown);
  expect(shownOn(day, '2026-11-25')).toEqual(shown);
});

test('each scheme says its last day, so that a page without script is not false', () => {
  const [fastDs, epfo] = compliance.open.map(({ texts }) => texts.join(' '));
  expect(fastDs).toContain('to 31 December 2026');
  expect(epfo).toContain('until 28 December 2026');
  expect(fastDs).toContain('together 60%');
});
