/** A rule that stands in words and in data, or on two pages, is the same in all of them. */

import { hraCalculator } from '@/content/calculators/hra';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { dueDates } from '@/content/due-dates';
import { balanceSheet, papers } from '@/content/figures/accounting';
import { complianceYear } from '@/content/figures/compliance';
import { goals } from '@/content/figures/family-plan';
import { prices } from '@/content/prices';
import { returnDays, revisionFee } from '@/content/return-days';
import { sampleAsked } from '@/content/samples/answer';
import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { bookkeeping } from '@/content/services/bookkeeping';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { taxation } from '@/content/services/taxation';
import { tdsReturn } from '@/content/services/tds-return';
import { gstAnswers, gstSchemes } from '@/content/tables/gst-schemes';
import { lateTable } from '@/content/tables/late';
import { tdsChart } from '@/content/tables/tds-chart';
import { formatWholeAmount, formatWholeRupees } from '@/content/words/rupees';
import { getPlanYear } from '@/features/planners/frame/plan-years';
import { lateReturnFee, lateRevisionFee } from '@/features/planners/return-fee/return-fee';
import { offeredSampleQuotations } from '@/lib/content/sample-rows';
import { formatLongDay } from '@/lib/dates';
import { addDays } from '@/lib/days';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';
import { tdsRules } from '@/lib/law/tds/tds-rules';

const answerTo = (
  page: { faq: { items: readonly { question: string; answer: string }[] } },
  subject: RegExp,
) => page.faq.items.find(({ question }) => subject.test(question))?.answer ?? '';

describe('the returns of AY 2026-27', () => {
  const year = getPlanYear('2026-27');

  test.each([
    ['others', year.returnDue.others],
    ['noAudit', year.returnDue.noAudit],
    ['audit', year.returnDue.audit],
    ['auditBefore', year.movedFrom.audit?.day ?? ''],
    ['transferPricing', year.returnDue.transferPricing],
    ['belated', year.belatedUntil],
    ['revised', year.revisedUntil],
  ] as const)('%s: pages and planners have the same day', (kind, day) => {
    expect(formatLongDay(day)).toMatch(new RegExp(`^${returnDays[kind]}\\b`));
  });

  test('the report is one month before the return, as the section has it', () => {
    const report = new Date(`${returnDays.auditReport} UTC`);
    report.setUTCMonth(report.getUTCMonth() + 1);
    expect(formatLongDay(report.toISOString().slice(0, 10))).toBe(returnDays.audit);
  });

  test.each([
    ['taxation', JSON.stringify(taxation)],
    ['ITR filing', JSON.stringify(itrFiling)],
    ['audit', JSON.stringify(audit)],
  ])('%s gives the day on which audited returns are due now', (_page, text) => {
    expect(text).toContain(returnDays.audit);
  });

  test('the table of late filings leads with the sections in force for that year', () => {
    expect(year.act).toBe('1961');
    const laws = lateTable.rows
      .filter(({ item }) => item.startsWith('Income tax return'))
      .map(({ law }) => law);
    expect(laws).toHaveLength(2);
    for (const law of laws) expect(law).toMatch(/AY 2026-27: \d+.*; later /);
    expect(laws[0]?.split('; later ')[0]).toContain(lateReturnFee.section1961);
    expect(laws[0]?.split('; later ')[1]).toContain(lateReturnFee.section2025);
  });

  test('a fee for a revision that is only reported is called reported', () => {
    expect(lateRevisionFee.mark).not.toBe('primary');
    expect(revisionFee).toMatch(/reported/);
    for (const page of [itrFiling, taxation]) {
      expect(JSON.stringify(page)).toContain(revisionFee);
      expect(JSON.stringify(page)).not.toMatch(/fee after December/);
    }
  });
});

test('the report of a statutory audit leaves with the notice of the meeting', () => {
  // 21 clear days: neither the day of the notice nor the day of the meeting counts.
  const last = addDays(
    new Date(`${complianceYear.meeting.when} 2026 UTC`).toISOString().slice(0, 10),
    -22,
  );
  const [statutory] = audit.work.items;
  expect(statutory.text).toContain(complianceYear.meeting.when);
  expect(statutory.text).toContain(formatLongDay(last).replace(/ \d{4}$/, ''));
  const signed = complianceYear.fixed.find(({ title }) => title === 'Signed');
  expect(Date.parse(`${signed?.when} 2026 UTC`)).toBeLessThanOrEqual(Date.parse(last));
});

describe('TDS', () => {
  // Column C of the tables of section 393: "specified person", which section 402(37) defines by
  // turnover. In all other rows it is any person, or the payer that the row names.
  const ofSpecifiedPersons = ['194H', '194-I', '194-I', '194A', '194C', '194J', '194J', '194R'];

  test('the chart stars the rows that an individual below the limits does not deduct from', () => {
    const starred = tdsChart.rows.filter(({ nature }) => nature.endsWith(' *'));
    expect(starred.map(({ old }) => old)).toEqual(ofSpecifiedPersons);
    expect(starred.filter(({ now }) => !now.startsWith('393(1)'))).toEqual([]);
    expect(starred.filter(({ nature }) => /bank|individual|non-resident/i.test(nature))).toEqual(
      [],
    );
    const [payers] = tdsChart.foot;
    expect(payers).toMatch(/^Rows with \*: .*Every other row binds whoever pays/);
  });

  // By the section of the 1961 Act, from the tables of sections 393 and 394 of the 2025 Act.
  test('every rate of the chart is that of its section', () => {
    const byRate = new Map<string, string[]>();
    for (const { old, rate } of tdsChart.rows) {
      byRate.set(rate, [...(byRate.get(rate) ?? []), old]);
    }
    expect(Object.fromEntries(byRate)).toEqual({
      'average rate of the year': ['192'],
      'rates of the slabs': ['194P'],
      '0.1%': ['194Q', '194-O'],
      '1%': ['194S', '206C'],
      '1% of price or stamp value': ['194-IA'],
      '1% individual or HUF; 2% others': ['194C'],
      '2%': ['194H', '194-IB', '194-I', '194M', '194J', '194G', '206C', '206C', '206C'],
      '2% of the income': ['194DA'],
      '2%; company 10%': ['194D'],
      '2%; from an education loan nil': ['206C'],
      '2% of the entire amount (section 393(3); under 194N of the excess), also if no return was filed':
        ['194N'],
      '10%': [
        ...['192A', '194-I', '194-IC', '194LA', '194K', '194LBA to 194LBC', '193', '194A', '194A'],
        ...['194J', '194J', '194', '194R', '194EE', '194T'],
      ],
      '20%': ['194E', '206C'],
      '20% or the rate of the treaty': ['196A; 196D'],
      '30%': ['194B; 194BB'],
      '30% of net winnings': ['194BA'],
      '13% to 39%, see non-residents': ['195'],
    });
  });

  test('rent paid by an individual: limit and rate, and from which month', () => {
    const rule = tdsRules.rentByIndividual.at(-1);
    const answer = answerTo(tdsReturn, /bought a flat/);
    expect(answer).toContain(`above ${formatWholeRupees(rule?.threshold.month ?? 0)} a month`);
    expect(answer).toContain(`${rule?.rate.individual}% of the rent of all months`);
    expect(answer).toMatch(/March or of the last month of the tenancy/);
  });
});

describe('GST', () => {
  const makers = (text: string) =>
    ['ice cream', 'pan masala', 'tobacco', 'bricks'].filter((goods) => text.includes(goods));
  const [regular, composition] = gstRegistration.work.items.map(({ text }) => text);
  const cell = (point: string) =>
    gstSchemes.rows.find((row) => row.point === point)?.composition ?? '';

  test('the goods without composition are the same in the text and the table', () => {
    expect(makers(cell('Not open to'))).toHaveLength(4);
    for (const text of [regular, composition]) {
      expect(makers(text ?? '')).toEqual(makers(cell('Not open to')));
    }
  });

  test('the limit of composition is lower in eight States', () => {
    const [, states = ''] = cell('Turnover of last year').split('₹75 lakh in ');
    expect(states.split(', ')).toHaveLength(8);
    expect(composition).toContain('₹75 lakh in eight States');
    expect(composition).toContain('services up to ₹50 lakh, at 6%');
  });

  test('the answer that leads to composition names both', () => {
    expect(gstAnswers.composition).toContain('In the eight States of the table up to ₹75 lakh');
    expect(makers(gstAnswers.composition)).toEqual(makers(cell('Not open to')));
    expect(gstAnswers.composition).toMatch(/aerated water.*roofing tiles/);
  });
});

describe('what clients ask at the end of 2026', () => {
  test.each<[string, Parameters<typeof answerTo>[0], RegExp, readonly RegExp[]]>([
    [
      'presumptive limits, section 58(2), and one instalment, section 408(2)',
      itrFiling,
      /presumptive income/,
      [
        /turnover up to ₹2 crore, ₹3 crore if at most 5% is cash, you declare 6% of what came digitally, 8% of the rest/,
        /profession .* declares 50%: up to ₹50 lakh, ₹75 lakh if at most 5% is cash/,
        /ten goods carriages declares ₹1,000 a ton each month for heavy ones, ₹7,500 a month for others/,
        /44AD, 44ADA and 44AE, now 58\(2\)/,
        /business and profession all advance tax is due by 15 March/,
      ],
    ],
    [
      'who may not use presumptive income: an LLP, an agent (section 58(2), (11))',
      itrFiling,
      /presumptive income/,
      [
        /resident individual, HUF or firm \(not an LLP\) .*not on commission, brokerage or agency/,
        /resident individual or firm, not an LLP, in a profession/,
      ],
    ],
    [
      'a profit of 4%, or of 12%, beside presumptive income (section 58(2), (3), (7), (9))',
      itrFiling,
      /profit is lower/,
      [
        /earned more, you declare that/,
        /declare less, you keep books and need an audit once income is above the nil band/,
        /leaves within five years stays out for the next five/,
        /not account payee count as cash/,
        /no salary or interest of partners/,
      ],
    ],
    [
      'crypto, section 194(1)',
      itrFiling,
      /virtual digital assets/,
      [
        /30% of the gain, section 115BBH, now 194\(1\), and take off only the cost/,
        /set a loss off against nothing.* cannot carry it forward/,
        /deducts 1%: section 194S, now 393\(1\)/,
        /ITR-2, in a business ITR-3/,
      ],
    ],
    [
      'proofs of Form 124: name and address above ₹1,00,000 only (rule 205), a let-out house in both regimes (section 22)',
      itrFiling,
      /proofs/,
      [
        /relationship to the landlord, if any, and the landlord’s name, address and PAN where rent is above ₹1,00,000/,
        /old regime alone, except the interest on a let-out house/,
        /tell your employer nothing, they use the new regime \(Circular 4\/2023\)/,
        /still choose the old one in your return/,
      ],
    ],
    [
      'cash: sections 185, 186 and 188; gifts: section 92(2)',
      taxation,
      /gift in cash/,
      [
        /loan of ₹20,000 or more, nor its repayment, nor ₹2 lakh or more/,
        /sections 185, 188 and 186, earlier 269SS, 269T and 269ST/,
        /Gifts above ₹50,000 in a year/,
      ],
    ],
    [
      'Act and year on the challan',
      taxation,
      /on the challan/,
      [
        /advance tax paid now \(100\) choose the 2025 Act, tax year 2026-27/,
        /return of AY 2026-27 \(300\) the 1961 Act/,
        /reported to let you correct a wrong year within 7 days of paying, a wrong head within 30/,
      ],
    ],
    [
      'an old or inherited flat',
      taxation,
      /inherited flat/,
      [
        /before 1 April 2001 .*fair value of that day, at most its stamp value then \(section 90\(9\), \(10\)\)/,
        /previous owner \(73\)/,
        /above 110% of the price counts as the price \(78\(1\)\)/,
        /before 23 July 2024, you pay no tax above 20% of the indexed gain \(197\(3\)\)/,
        /deposit scheme before the return is due \(82\)/,
      ],
    ],
    [
      'GSTR-3B, 1A and invoices',
      bookkeeping,
      /GSTR-3B has a mistake/,
      [
        /locked .*since the period July 2025 .*table 3\.2 since November 2025/,
        /before filing, once, in GSTR-1A/,
        /on which you do nothing counts as accepted/,
      ],
    ],
    [
      'report and return of an audit case missed: depreciation stays (32(2)), 22% and 80AC do not',
      audit,
      /^I missed/,
      [
        /belated, with a fee of ₹5,000, up to ₹5 lakh of income ₹1,000/,
        /carry forward unused depreciation and the loss of a house, but no other loss/,
        /22% for the first time \(section 115BAA\(5\), now 200\(5\)\)/,
        /80JJAA \(section 80AC/,
        /may run from 31 October/,
      ],
    ],
    [
      'the audit report of earlier years late',
      audit,
      /tax audit report is late/,
      [/271B .*half a percent .*₹1,50,000, unless there was reasonable cause/],
    ],
  ])('%s', (_, page, question, says) => {
    for (const text of says) expect(answerTo(page, question)).toMatch(text);
  });
});

test('presumptive income needs no tax audit, section 63(2); a lower declared income does, 63(1)', () => {
  const work = audit.work.items.find(({ title }) => title === 'Tax audit')?.text;
  const binds = dueDates.rules.find(({ id }) => id === 'tax-audit')?.binds;
  for (const text of [work, binds]) {
    expect(text).toMatch(/₹1 crore .*₹50 lakh.*, unless .* section 58\(2\).*; (and|also) .* less/);
  }
});

test('a draft of the accounts says that depreciation and tax come after it', () => {
  expect(papers.find(({ title }) => title === 'Profit of the year')?.note).toBe(
    'Before depreciation and tax',
  );
  expect(balanceSheet.note).toContain('Depreciation and tax come before it is signed.');
  expect(balanceSheet.title).toMatch(/^Draft /);
});

test('the employees’ share paid late is lost for the year that is filed now', () => {
  const answer = answerTo(accounting, /employees’ share/);
  expect(answer).toMatch(/^For AY 2026-27 and earlier years, yes: .*From tax year 2026-27 /);
});

test('the claim of HRA asks for the relationship with the landlord wherever it is described', () => {
  for (const text of [hraByLaw.claim, answerTo(itrFiling, /proofs/)]) {
    expect(text).toMatch(/Form 124.*relationship.*₹1,00,000 a year/);
  }
  expect(JSON.stringify(hraCalculator)).toMatch(/Form 124 \(earlier 12BB\)/);
});

describe('samples that the law allows', () => {
  test('the Form 16 shows what an employer deducts from that salary', () => {
    const form = sampleDocuments.find(({ name }) => name === 'Form 16.pdf')?.lines.join('\n') ?? '';
    expect(form).toContain('AY 2026-27, new regime');
    const salary = Number(/Gross salary: Rs\. ([\d,]+)/.exec(form)?.[1]?.replaceAll(',', ''));
    const tax = calculateTaxOnGrossIncome({
      year: '2026-27',
      regime: 'new',
      ageCategory: 'below60',
      grossIncome: salary,
      isSalary: true,
      deductions: 0,
    });
    expect(form).toContain(`Tax deducted at source: Rs. ${formatWholeAmount(tax?.payable ?? 0)}`);
  });

  test('a client who trades and has a GSTIN is offered neither ITR-1 nor a registration', () => {
    expect([sampleProfile.companyName, sampleProfile.gstNumber]).not.toContain('');
    const offered = offeredSampleQuotations.flatMap(({ services }) =>
      services.map(({ priceId }) => priceId),
    );
    expect(offered).not.toContain('itr-1');
    expect(offered.filter((id) => prices[id].group === 'gst-registration')).toEqual([]);
    for (const [priceId, { price, why }] of Object.entries(sampleAsked)) {
      expect([priceId, price]).toEqual(['itr-2-3', 'itr-1']);
      expect(why).toMatch(/ITR-3/);
    }
  });

  test('a plan whose retirement is a few years of spending says what else pays for it', () => {
    const [emergency] = goals;
    const retirement = goals.find(({ goal }) => goal === 'Retirement');
    const years = (retirement?.today ?? 0) / (2 * (emergency?.today ?? 1));
    expect(years > 15 || /EPF, PPF and NPS/.test(retirement?.beside ?? '')).toBe(true);
  });
});
