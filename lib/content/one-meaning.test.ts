/** What pages must not say in two ways, and what they must not leave unsaid. */

import { salaryChoices } from '@/content/calculators/tax-by-law';
import { durations } from '@/content/durations';
import { turnover } from '@/content/figures/sample-business';
import { home } from '@/content/home';
import { privacy } from '@/content/legal/privacy';
import { prices } from '@/content/prices';
import { financialPlanning } from '@/content/services/financial-planning';
import { pricing } from '@/content/services/pricing';
import { site } from '@/content/site';
import { hoursInWords } from '@/content/words/hours';
import { messagesInWords, waitingDays } from '@/content/words/messages';
import { buildDay } from '@/lib/build/security-txt';
import { yearOn } from '@/lib/calculators/law/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/law/salary';
import { owedThisYear } from '@/lib/calculators/law/this-year';
import { pricingFigure } from '@/lib/content/figures/pricing';
import { leaves } from '@/lib/content/leaves';
import { contentModules } from '@/lib/content/modules';

let said: { file: string; text: string }[];

beforeAll(async () => {
  const files = await contentModules();
  said = files.flatMap(({ file, value }) =>
    [...leaves(value)].flatMap(([, leaf]) =>
      typeof leaf === 'string' ? [{ file, text: leaf }] : [],
    ),
  );
});

const allWith = (pattern: RegExp) => said.filter(({ text }) => pattern.test(text));

describe('packages', () => {
  test('say that the statutory audit is not in them', () => {
    expect(pricing.packages.text).toMatch(/statutory audit.*is not in any/i);
    for (const { text } of pricing.packages.work) expect(text).not.toMatch(/audit/i);
  });

  test('count the return of a company at the one fee that the page lists', () => {
    const [itr6] = pricing.packages.work.filter(({ text }) => /ITR-6/.test(text));
    const listed = pricing.sheets.items.flatMap((sheet) =>
      'priceIds' in sheet ? [...sheet.priceIds] : [],
    );
    expect(listed).toContain(itr6?.priceId);
    expect(itr6?.priceId && prices[itr6.priceId].elsewhere).toBeUndefined();
  });

  test('do not make a business under QRMP file every month', () => {
    expect(turnover).toBeLessThanOrEqual(5_00_00_000);
    expect(pricingFigure.note).toMatch(/₹12,00,000, may file by the quarter/);
  });
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
  const onHome = { ...person, year: yearOn(today), regime: 'new', isSalary: true } as const;
  expect(owedThisYear({ ...person, isSalary }, today)?.owed).toBe(
    calculateTaxOnGrossIncome(onHome)?.payable,
  );
});

test('nobody is offered advice on which investment to buy', () => {
  const [, card] = financialPlanning.cards.items;
  expect(card.text).toMatch(/not registered with SEBI as investment advisers/);
  const others = allWith(/investment advi[sc]/i).filter(({ text }) => !/not\b|SEBI/.test(text));
  expect(others.map(({ text }) => text)).toEqual([card.title]);
});

test('days of an incorporation run from the first call to the certificate', () => {
  const phrases = allWith(new RegExp(durations.incorporation)).filter(
    ({ text }) => text !== durations.incorporation,
  );
  expect(phrases.length).toBeGreaterThan(2);
  for (const { text } of phrases) expect(text).toMatch(/certificate|Registrar issues it/i);
  expect(allWith(/twelve to fifteen|bank-ready|fortnight/i)).toEqual([]);
});

test('who is told to call is told when the phone is answered', () => {
  const hours = hoursInWords(site.hours);
  const advice = allWith(/\b(or|please) call [^.]|\bcall us (on|if)\b|^call \+/i);
  expect(advice.length).toBeGreaterThan(0);
  for (const { file, text } of advice) {
    if (/head office first/.test(text)) continue;
    expect(`${file}: ${text}`).toContain(hours);
  }
});

describe('privacy', () => {
  const sections = new Map(
    privacy.sections.map((section) => [section.id, JSON.stringify(section)]),
  );

  test.each([
    ['information-collected', /under 18.*parent or guardian/],
    ['information-collected', /a browser at the firm.*until we erase them/],
    ['sharing', /WhatsApp passes through WhatsApp.*mail provider/],
    ['security', /we tell you without delay.*Data Protection Board/],
    ['your-rights', /Withdrawal/],
    ['your-rights', /Nomination.*if you die/],
    ['grievance', /within one month/],
    ['grievance', /Data Protection Board/],
  ] as const)('%s says %p', (id, words) => {
    expect(sections.get(id)).toMatch(words);
  });

  test('names the grievance officer', () => {
    expect(sections.get('grievance')).toContain(site.grievanceOfficer.name);
  });

  test('the privacy policy says that messages stay in the browser, or where they go', () => {
    const stay = JSON.stringify(messagesInWords('none'));
    expect(stay).toContain('they transmit nothing');
    const go = messagesInWords({ endpoint: 'https://forms.example/f/secret' });
    expect(go.forms).toContain('They go to forms.example,');
    expect(go.sharing.join()).toContain('forms.example');
    expect(go.retention[0]?.text).toContain(`${waitingDays} days`);
    expect(JSON.stringify(go)).not.toMatch(
      /transmit nothing|a form or the client area stays|secret/,
    );
  });

  test('a form that sends says what for, how long, who receives it and how to withdraw', () => {
    const { notice } = messagesInWords({ endpoint: 'https://forms.firm.in/in' });
    expect(notice).toMatch(/to answer you, and for nothing else/);
    expect(notice).toMatch(/forms\.firm\.in receives it/);
    expect(notice).toMatch(/\d years/);
    expect(notice).toContain(`write to ${site.grievanceOfficer.email}`);
    expect(messagesInWords('none').notice).toBeNull();
  });
});
