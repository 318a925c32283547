import type { z } from 'zod';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { pricing } from '@/content/services/pricing';
import {
  businessRegistrationSchema,
  pricingSchema,
  serviceContentSchema,
} from '@/lib/content/service-schemas';

function firstIssue(schema: z.ZodType, value: unknown) {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

const { fees } = companyIncorporation;

test.each([
  [
    'a subject that the form does not offer',
    { subject: 'astrology' },
    'subject: is no subject of lib/forms/contact-options.ts',
  ],
  [
    'no word on the subject',
    { subject: undefined },
    'subject: is no subject of lib/forms/contact-options.ts',
  ],
  ['an empty title', { heading: '' }, 'heading: is empty or has spaces around it'],
  ['a title of spaces', { heading: '  ' }, 'heading: is empty or has spaces around it'],
  [
    'a price that the list does not hold',
    { fees: { ...fees, priceIds: ['formation-llp', 'formation-trust'] } },
    'fees.priceIds.1: is no id of content/prices.ts',
  ],
  [
    'the same price twice',
    { fees: { ...fees, priceIds: ['formation-llp', 'formation-llp'] } },
    'fees.priceIds: names a price twice',
  ],
  ['no fees where there must be some', { fees: undefined }, /^fees: /],
  [
    'a page that the route table does not know',
    { path: '/services/astrology' },
    'path: is no service page of content/routes.ts',
  ],
  [
    'a link that leads nowhere',
    { related: ['/calculators/gst', '/services/audit', '/calculators/crypto'] },
    'related.2: is no service or calculator of content/routes.ts',
  ],
  ['a page without facts', { facts: [] }, /^facts: /],
  [
    'a fact priced by an unknown id',
    { facts: [...companyIncorporation.facts.slice(1), { figure: { priceOf: 'x' }, label: 'fee' }] },
    /^facts\.2\.figure: /,
  ],
  [
    'an answer left empty',
    {
      faq: {
        heading: 'Questions',
        items: [blankAnswer(), ...companyIncorporation.faq.items.slice(1)],
      },
    },
    'faq.items.0.answer: is empty or has spaces around it',
  ],
  ['a misspelt field', { summery: 'x' }, /summery/],
])('%s is refused, and its field named', (_, change, expected) => {
  expect(firstIssue(serviceContentSchema, { ...companyIncorporation, ...change })).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

function blankAnswer() {
  return { question: 'Can I run it from my home?', answer: '' };
}

test('pricing names groups of the price list only', () => {
  const sheets = {
    ...pricing.sheets,
    items: [{ group: 'trade-marks', path: '/services/audit' }],
  };
  expect(firstIssue(pricingSchema, { ...pricing, sheets })).toBe(
    'sheets.items.0.group: is no group of content/prices.ts',
  );
});

test('each kind of work has a number of times for each package', () => {
  const work = [{ text: 'A return', priceId: null, times: [1, 2] }];
  expect(firstIssue(pricingSchema, { ...pricing, packages: { ...pricing.packages, work } })).toBe(
    'packages: does not say for each package how often it holds a work',
  );
});

test('each structure has one benefit for each heading', () => {
  const { structures } = businessRegistration;
  const about = structures.about.slice(1);
  expect(
    firstIssue(businessRegistrationSchema, {
      ...businessRegistration,
      structures: { ...structures, about },
    }),
  ).toBe('structures: has a structure with more or fewer benefits than they are about');
});
