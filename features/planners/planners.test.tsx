import { renderToStaticMarkup } from 'react-dom/server';
import { foldedPlanners } from '@/content/calculators/planners';
import { Planners } from '@/features/planners/planners';

test.each([
  ['lateTds', 'late-tds'],
  ['lateGst', 'late-gst'],
  ['advanceTax', 'advance-tax'],
  ['capitalGains', 'capital-gains'],
] as const)('the fold of %s has an address of its own', (planner, id) => {
  const markup = renderToStaticMarkup(<Planners planners={[planner]} />);
  const [disclosure = ''] = markup.split('<details').slice(1);
  expect(disclosure).toMatch(new RegExp(`^[^>]* id="${id}"`));
  expect(disclosure).toContain(foldedPlanners.titles[planner]);
});
