/** What two pages say must agree, and what the privacy policy says must be so. */

import { salaryChoices } from '@/content/calculators/tax-by-law';
import { home } from '@/content/home';
import { prices } from '@/content/prices';
import { pricing } from '@/content/services/pricing';
import { site } from '@/content/site';
import { describeMessageHandling } from '@/content/words/messages';
import { buildDay } from '@/lib/build-day';
import { computeThisYearTax } from '@/lib/law/tax/both-regimes';
import { getStatutoryYear } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

test('packages count the return of a company with its accounts, at the fee that the page lists', () => {
  const [itr6] = pricing.packages.work.filter(({ text }) => /ITR-6/.test(text));
  const listed = pricing.sheets.items.flatMap((sheet) =>
    'priceIds' in sheet ? [...sheet.priceIds] : [],
  );
  expect(listed).toContain(itr6?.priceId);
  expect(itr6?.priceId && prices[itr6.priceId].covers).toMatch(/with the accounts$/);
});

test('a card of the home page shows no fee by the hour or the month, which it gives without its unit', () => {
  const byUnit = home.specialised.entries.filter(({ fee }) => fee && prices[fee.price].per);
  expect(byUnit.map(({ title }) => title)).toEqual([]);
});

test('a salary costs the same on the home page and in the calculator as it is served', () => {
  const person = {
    ageCategory: 'below60',
    grossIncome: home.hero.example.salary,
    deductions: 0,
  } as const;
  const today = buildDay().toISOString().slice(0, 10);
  const [served] = salaryChoices;
  const isSalary = served.value === 'salary';
  const onHome = {
    ...person,
    year: getStatutoryYear(today),
    regime: 'new',
    isSalary: true,
  } as const;
  expect(computeThisYearTax({ ...person, isSalary }, today)?.owed).toBe(
    calculateTaxOnGrossIncome(onHome)?.payable,
  );
});

describe('privacy', () => {
  test('the privacy policy says that messages stay in the browser, or where they go', () => {
    const stay = JSON.stringify(describeMessageHandling('none'));
    expect(stay).toContain('they transmit nothing');
    const go = describeMessageHandling({ endpoint: 'https://forms.example/f/secret' });
    expect(go.forms).toContain('They go to forms.example,');
    expect(go.sharing.join()).toContain('forms.example');
    expect(JSON.stringify(go)).not.toMatch(
      /transmit nothing|a form or the client area stays|secret/,
    );
  });

  test('a form that sends says what for, how long, who receives it and how to withdraw', () => {
    const { notice } = describeMessageHandling({ endpoint: 'https://forms.firm.in/in' });
    expect(notice).toMatch(/to answer you, and for nothing else/);
    expect(notice).toMatch(/forms\.firm\.in receives it/);
    expect(notice).toMatch(/\d years/);
    expect(notice).toContain(`write to ${site.grievanceOfficer.email}`);
    expect(describeMessageHandling('none').notice).toBeNull();
  });
});
