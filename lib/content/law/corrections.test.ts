/** What no page may say any more, and what must stand beside a fact, in the words of any firm. */
import { contact } from '@/content/contact';
import { sampleProfile } from '@/content/samples/profile';
import { pricing } from '@/content/services/pricing';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { consultingFigure } from '@/features/services/illustrations/consulting-data';
import { planningFigure } from '@/features/services/illustrations/financial-planning-data';
import { gstFigure } from '@/features/services/illustrations/gst-registration-data';
import { itrFigure } from '@/features/services/illustrations/itr-filing-data';
import { tdsFigure } from '@/features/services/illustrations/tds-return-data';
import { serviceSampleDocuments } from '@/features/services/sample-documents/all';
import { loadContentModules } from '@/lib/content/modules';
import { incomeTypes } from '@/lib/law/tds/income-types';
import { describeGstinProblem } from '@/lib/tax-ids';

/** A number of the 1961 Act or its rules, and what stands in its place in the 2025 Act. */
type Pair = readonly [old: RegExp, now: string];

/** Forms of the 1961 Act and the forms of the 2025 Act that replace them. */
const renumberedForms: readonly Pair[] = [
  [/\b24Q\b/, '138'],
  [/\b26Q\b/, '140'],
  [/\b27Q\b/, '144'],
  [/\b27EQ\b/, '143'],
  [/\bForms? 16\b/, '130'],
  [/\b16A\b/, '131'],
  [/\b27D\b/, '133'],
  [/\b26Q[BC]\b/, '141'],
  [/\b15[GH]\b/, '121'],
  [/\b12BB\b/, '124'],
  [/\b12B\b/, '122'],
  [/\b15CA\b/, '145'],
  [/\b15CB\b/, '146'],
  [/\b3C[ABD]\b/, '26'],
  [/\b10BB?\b/, '112'],
  [/\b10B[DE]\b/, '11'],
  [/\b26AS\b/, '168'],
  [/\b10F\b/, '41'],
  [/\b27C\b/, '127'],
  [/\bForm 67\b/, '44'],
  [/\bForm 35\b/, '99'],
  [/\bForm 61\b/, '98'],
];

/** Sections of the 1961 Act behind current duties, and their numbers in the 2025 Act. */
const renumberedSections: readonly Pair[] = [
  [/\b271B\b/, '428'],
  [/\b271H\b/, '461'],
  [/\b234E\b/, '427'],
  [/\b234F\b/, '428(a)'],
  [/\b234-I\b/, '428(b)'],
  [/\b234A\b/, '423'],
  [/\b234B\b/, '424'],
  [/\b234C\b/, '425'],
  [/\b201\(1A\)/, '398'],
  [/\b194T\b/, '393'],
  [/\b194(-?[A-S]\w?)\b/, '393'],
  [/\bsections? 19[2]\b/i, '392'],
  [/\bsections? 193\b/i, '393'],
  [/\bsections? 195\b/i, '393(2)'],
  [/\bsections? 197\b/i, '395(1)'],
  [/\b206AA\b/, '397'],
  [/\b206C\b/, '394'],
  [/\bsections? 139\([145]\)/i, '263'],
  [/\b139\(8A\)/, '263(6)'],
  [/\b139\(9\)/, '263(7)'],
  [/\b140B\b/, '267'],
  [/\b142\(1\)/, '268'],
  [/\b(?<!Companies Act.*)143\(1\)/, '270(1)'],
  [/\b143\(2\)/, '270(8)'],
  [/\b148A\b/, '281'],
  [/\bsections? 154\b/i, '287'],
  [/\b40\(a\)\(ia\)/, '35(b)(i)'],
  [/\b40\(b\)/, '35(e)'],
  [/\b40A\(3\)/, '36(4)'],
  [/\b43B\(h\)/, '37(2)(g)'],
  [/\b44AB\b/, '63'],
  [/\b44(ADA?|AE)\b/, '58(2)'],
  [/\b80C\b/, '123'],
  [/\b80CCD\b/, '124'],
  [/\b80D\b/, '126'],
  [/\b80G\b/, '133'],
  [/\b87A\b/, '156'],
  [/\b92E\b/, '172'],
  [/\b112A\b/, '198'],
  [/\b115BAA\b/, '200'],
  [/\b115BAC\b/, '202'],
  [/\b24\(b\)/, '22(1)(b)'],
  [/\b269SS\b/, '185'],
  [/\b269ST\b/, '186'],
  [/\b269T\b/, '188'],
];

/**
 * Texts that are read together: all texts of one entry, each item of a list, a question's answer.
 * `fixed` leaves out texts whose words are not ours to change.
 */
function passages(node: unknown, fixed?: RegExp): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap((item) => passages(item, fixed));
  if (typeof node !== 'object' || node === null) return [];
  const values = Object.values(node);
  const own = values.filter((value) => typeof value === 'string' && !fixed?.test(value));
  return [
    own.join(' | '),
    ...values
      .filter((value) => typeof value === 'object')
      .flatMap((value) => passages(value, fixed)),
  ];
}

/** Fixed by the specification, the name of a sample, or a paper, which is known by its words. */
const fixed =
  /^Forms 24Q, 26Q, 27Q and 27EQ are due on the 31st|^TDS return|^Form 16(\.pdf|, Part B)|^(24|26|27E?)Q$|^Proofs of 80C/;

/** Texts that are read together, by their file. */
let files: { file: string; value: unknown }[];
let read: string[];

beforeAll(async () => {
  files = [
    ...(await loadContentModules()).filter(
      ({ file }) => !/^content\/(samples\/|due-dates|routes)/.test(file),
    ),
    ...Object.entries({ consultingFigure, planningFigure, gstFigure, itrFigure, tdsFigure }).map(
      ([file, value]) => ({ file, value }),
    ),
    ...Object.entries(serviceSampleDocuments).map(([path, value]) => ({
      file: `sample document of ${path}`,
      value,
    })),
  ];
  read = files.flatMap(({ value }) => passages(value));
});

test.each<[what: string, of: RegExp, says: readonly RegExp[]]>([
  [
    'the KYC of directors is due every third year',
    /DIR-3 KYC|KYC of each director/,
    [/every third year|once in three years/, /30 June/],
  ],
  ['a small company has two limits', /small company.*crore/i, [/₹10 crore/, /₹100 crore/]],
  [
    'the fee for a late audit report has two steps',
    /428\(c\)/,
    [/₹75,000/, /₹1,50,000/, /2026-27/],
  ],
  ['section 271B is of earlier years', /271B/, [/earlier years|before tax year/i]],
  [
    'the penalty on a TDS statement begins after one month',
    /271H|461\(2\)/,
    [/[Oo]ne month after/],
  ],
  ['a TDS statement is corrected within two years', /397\(3\)\(f\)/, [/two years from the end/]],
  [
    'partners’ payments bear TDS of 10% above ₹20,000',
    /194T/,
    [/393\(3\)/, /10% above ₹20,000|₹20,000 \| 10%/],
  ],
  ['gains in ITR-1 have a limit', /gains under section 112A/, [/₹1\.25 lakh/]],
  ['a marketplace binds whatever the turnover', /sell.* marketplace, /i, [/whatever the turnover/]],
  ['the quick GSTIN has its days and its limit', /\b14A\b/, [/three working days/, /₹2\.5 lakh/]],
  ['advance tax begins at ₹10,000 by section 404', /advance tax.*₹10,000/i, [/404/]],
  [
    'section 211 sets the instalments only',
    /\b211\b.*₹10,000|₹10,000.*\b211\b/,
    [/\b404\b/, /\b208\b/],
  ],
  [
    'small suppliers: the agreed date, 45 days at most, 15 without',
    /agreed date/,
    [/at most/, /\b45\b/, /\b15\b/],
  ],
  ['12% and 28% of GST have their last day', /\b12% and 28%/, [/September 2025/]],
  [
    'bank details are due before the first GSTR-1 too',
    /bank details within 30 days/,
    [/first GSTR-1 or IFF/],
  ],
  [
    'only loans for business waited for 2026 to be prepaid without a charge',
    /RBI\/2025-26\/64/,
    [/not for business/, /for business too, .*since 1 January 2026/],
  ],
  ['a business that passes to a company', /47\(xiv\)/, [/70\(1\)\(zf\)/]],
  ['cash from a bank: the Act taxes the entire amount', /194N/, [/entire amount/]],
  ['a refund against a demand has its days', /against an old demand/, [/21 days/]],
  [
    'an accepted quotation is an engagement',
    /No engagement arises/,
    [/arises when you accept a quotation/],
  ],
  ['12% of GST goes on for some goods', /\b12% and 28% ended/, [/12% goes on for bricks/]],
  [
    'the day of a certificate is planned, since the Registrar decides it',
    /certificate[^|]*12-15 days|12-15 days[^|]*certificate/i,
    [/Registrar decides/],
  ],
  [
    'a belated return is by the new regime for individuals, unless an earlier choice runs on',
    /(belated|late return|return, until 31 December).*\b(by the new (regime|one)|new regime applies)\b/i,
    [/individual|business income/i, /earlier choice|had not chosen the old regime before/],
  ],
  [
    'employees’ shares paid late are lost up to AY 2026-27 only',
    /36\(1\)\(va\)/,
    [/AY 2026-27/, /29\(1\)\(e\)/, /due date of the return/],
  ],
  [
    'the list of the first year says what is not in it',
    /^In the list: /,
    [
      /Not in it, .*advance tax on 15 December and 15 March, TDS .*GST returns/,
      /tax audit report by 30 September, professional tax, EPF and ESI, PAS-3 and INC-22/,
    ],
  ],
  [
    'an auditor tests below the line and adds up small errors',
    /Errors below ₹[\d,]+ \(\d+% of turnover\)/,
    [/unless they add up: we test to a lower line/, /SA 320/, /SA 450/],
  ],
  [
    'the working of a gain names what it leaves out',
    /This is for one sale, /,
    [
      /share the nil band and the ₹1,25,000/,
      /own it jointly/,
      /improvements/,
      /business assets/,
      /taxed gifts/,
      /unlisted shares sold below fair value.* \(79\)/,
      /rebate of the old regime/,
      ...[/\(section 82; for other assets 86;/, /farm land \(83\)/, /54EC bonds \(now 85/],
      /sovereign gold bonds are exempt at maturity/,
      /buy-backs \(section 69\)/,
      /non-resident/,
    ],
  ],
  [
    'the cities of 50% HRA have grown',
    /Chennai and Kolkata until March 2026/,
    [/rule 279/, /Bengaluru/],
  ],
])('%s', (_what, subject, says) => {
  const lacking = read
    .filter((passage) => subject.test(passage))
    .filter((passage) => !says.every((text) => text.test(passage)));
  expect(lacking).toEqual([]);
});

test.each<[what: string, never: RegExp]>([
  [
    'sentences over which visitors stumbled',
    new RegExp(
      [
        ...[
          'on which paper we agree',
          '\\d+ drawn\\.',
          'Our line for the year',
          'a fault that was left',
        ],
        ...['From the top:', 'none of these,', 'Who tells the employer', 'a choice runs on;'],
        ...['it brings no fresh loss', 'four times no', 'unless section 24 names', 'Further ones'],
        ...['Where no tax falls', 'The next quarter begins again', 'and its proof in your file'],
        ...['older than paying', 'What is not filed says so', 'price asked to the value'],
        ...[
          'Dues that are lost',
          'saves [^|]*in the first\\.',
          'what is hoped',
          'before the year closes',
        ],
      ].join('|'),
      'm',
    ),
  ],
  [
    'the KYC of directors is not yearly',
    /(DIR-3|KYC)[^.;|]*\b(each|every) year|(each|every) year[^.;|]*\bKYC\b/i,
  ],
  [
    'the former limits of a small company',
    /₹[24] crore of (paid-up )?capital|₹[24]0 crore of turnover/,
  ],
  [
    'TCS statements are not due on the 15th',
    /\b(TCS|27EQ|143)\b[^.;|]*\b15th\b|\b15th\b[^.;|]*\b(TCS|27EQ)\b/,
  ],
  ['the penalty on a TDS statement does not wait for a year', /After (a|one) year[^.|]*penalty/i],
  ['corrections of TDS statements have an end', /correct[^.|]*(without (a )?limit|at any time)/i],
  ['ITR-1 and ITR-4 take two houses', /\bone house\b|more than one house\b/i],
  ['selling through a marketplace is not voluntary', /voluntary[^;]*marketplace/i],
  ['the tax on the premium of shares is abolished', /angel tax|11UA/i],
  [
    'no registered valuer is claimed for gifts of shares',
    /same holds for a gift|gift of shares[^.;|]*section 247/i,
  ],
  ['45 days are the most, not the rule', /45 days where agreed/i],
  ['fees that are published are not confidential', /fee terms confidential/i],
  ['no list of dates claims to be whole', /every date and fee/i],
  ['whom bonus covers is plain', /bonus[^|]*\|[^|]*\|[^|]*20 employees, check with us/i],
  ['bricks bear none of the low special rates', /rough stones[^|]*bricks/i],
  [
    'nothing is offered free, or on trial, but what is fixed',
    /\b(conversation|consultation|asking|answer|hour)\b[^.|]*\b(is free|costs nothing)|without obligation|\btry us\b/i,
  ],
  [
    'qualified people of other institutes are employed, not partners',
    /company secretaries and cost accountants in one firm|under one roof/i,
  ],
  [
    'INC-20A, section 10A, is not the first step: board and auditor are, sections 173(1), 139(6)',
    /INC-20A,? first|INC-20A \| First/i,
  ],
  ['one rule for queries', /\b(one|first|two) rounds? of quer/i],
  [
    'signatures and passwords stay with the client',
    /\b(we|us)\b (hold|keep|store) your (DSC|digital signature|password)|(send|give|share with) us your (password|login|OTP)/i,
  ],
])('%s', (_what, never) => {
  expect(read.filter((passage) => never.test(passage))).toEqual([]);
});

/** Of these years there is the 1961 Act alone. */
const earlierYear = /simple estimate (for AY 2024-25|of FY 2023-24)/;

test('the estimate of TDS of FY 2023-24 names the sections of its own Act', () => {
  for (const { section } of incomeTypes) expect(section).toMatch(/^section 19[234]\S*$/);
});

/** `itr-filing` for the text of that page, its figure and its sample document. */
const getPageName = (file: string) => file.match(/([\w-]+)(?:\.\w+)?$/)?.[1] ?? file;

test('every renumbered section is beside its old number, and a form once on its page', () => {
  const read = files.flatMap(({ file, value }) =>
    passages(value, fixed)
      .filter((passage) => !fixed.test(passage) && !earlierYear.test(passage))
      .map((passage) => ({ file, page: getPageName(file), passage })),
  );
  const paired = (page: string, old: RegExp, now: string) =>
    read.filter(
      (passage) =>
        passage.page === page && old.test(passage.passage) && passage.passage.includes(now),
    );
  const alone = read.flatMap(({ file, page, passage }) =>
    [
      ...renumberedForms.filter(([old, now]) => paired(page, old, now).length === 0),
      ...renumberedSections.filter(([, now]) => !passage.includes(now)),
    ]
      .filter(([old]) => old.test(passage))
      .map(([old, now]) => `${file}: ${old} without ${now}: ${passage}`),
  );
  expect(alone).toEqual([]);
  const repeated = renumberedForms.flatMap(([old, now]) =>
    paired('itr-filing', old, now)
      .slice(1)
      .map(({ passage }) => `${now} again: ${passage}`),
  );
  expect(repeated).toEqual([]);
});

test('no package sells a KYC that is not due', () => {
  expect(JSON.stringify(pricing.packages)).not.toMatch(/KYC|DIR-3/);
});

test('a GSTIN of the samples has a valid check digit and a PAN of its own', () => {
  expect(describeGstinProblem(sampleProfile.gstNumber)).toBeNull();
  expect(sampleProfile.gstNumber.slice(2, 12)).toBe(sampleProfile.panNumber);
});

test('the sample client’s number is not one of the firm’s', () => {
  const digits = sampleProfile.mobile.replace(/\D/g, '');
  expect(JSON.stringify([site, team, contact])).not.toContain(digits);
});
