import { renderToStaticMarkup } from 'react-dom/server';
import { citeRule, LawSources } from '@/components/sheet/law-sources';
import { ReasonText } from '@/components/sheet/reason-row';

const rebate = { section1961: '87A', section2025: '156', checkedOn: '2026-11-21' };

test('a rule is cited by the Act of the year shown, and by both where the form offers years of each', () => {
  expect(citeRule('Rebate', rebate, '2025').sections).toEqual(['2025 Act: section 156']);
  expect(citeRule('Rebate', rebate, '1961').sections).toEqual(['1961 Act: section 87A']);
  const both = ['2025 Act: section 156', '1961 Act: section 87A'];
  expect(citeRule('Rebate', rebate).sections).toEqual(both);
});

// The page names the day of its newest source once; a later day here would be taken for the law’s.
test('no rule gives a day of its own', () => {
  const sources = [citeRule('Rebate', rebate, '2025')];
  const list = renderToStaticMarkup(<LawSources sources={sources} note="" />);
  const reason = renderToStaticMarkup(<ReasonText says="" sources={sources} />);
  for (const markup of [list, reason]) {
    expect(markup).toContain('section 156');
    expect(markup).not.toMatch(/checked|20\d\d-\d\d|\d Nov/i);
  }
});
