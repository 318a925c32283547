import {
  addedFilings,
  afterFiling,
  firstInvoice,
  firstNews,
  invoiceFormSchema,
  type NewsFields,
  newsFormSchema,
  newsOf,
} from '@/lib/portal/firm/work-forms';
import {
  firstPaid,
  type PaidFields,
  paidFormSchema,
  paiseOf,
  saidOf,
} from '@/lib/portal/money/paid-form';
import { messageSchemas } from '@/lib/portal/thread/message-kinds';
import { TODAY } from '@/lib/test-support/thread-messages';
import { invoiceOf, paidOf, statusOf } from '@/lib/test-support/work-messages';

test.each([
  ['15,337', 1_533_700],
  ['15337.5', 1_533_750],
  ['0.05', 5],
  ['₹ 1,000.00', 100_000],
  ['1.005', null],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['12345678901234', null],
])('%j is %j paise', (text, paise) => expect(paiseOf(text)).toBe(paise));

const pathsOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[] }[] } } },
  value: unknown,
) => [...new Set(schema.safeParse(value).error?.issues.map(({ path }) => path.join()))];

const paid = { ...firstPaid(1_533_750, TODAY), reference: '6324 1234 5678' };

test.each<[Partial<PaidFields>, string[]]>([
  [{}, []],
  [{ reference: '' }, ['reference']],
  [{ reference: '12-34' }, ['reference']],
  [{ reference: '=1+1;632412' }, ['reference']],
  [{ on: '' }, ['on']],
  [{ on: '2026-11-20' }, ['on']],
  [{ on: '1999-01-01' }, ['on']],
  [{ amount: '' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ amount: '15,337.51' }, ['amount']],
  [{ amount: 'x' }, ['amount']],
])('a payment with %j is refused at %j', (change, paths) => {
  expect(pathsOf(paidFormSchema(1_533_750, TODAY), { ...paid, ...change })).toEqual(paths);
});

test('what a form lets through is what a message can hold', () => {
  const fields = paidFormSchema(1_533_750, TODAY).parse(paid);
  const said = saidOf(null, fields);
  expect(said).toMatchObject({ reference: '632412345678', paise: 1_533_750 });
  expect(messageSchemas.paid.safeParse(paidOf(said)).success).toBe(true);
  for (const step of ['working', 'waiting', 'filed', 'done']) {
    const { state } = newsOf({ ...news, step, words: 'Form 16\n\n Bank  statement ' });
    expect(messageSchemas.status.safeParse(statusOf(state)).success).toBe(true);
  }
  const bill = invoiceFormSchema(TODAY, []).parse({
    ...firstInvoice(TODAY),
    invoice: ' 2026-27/014 ',
  });
  expect(messageSchemas.invoice.safeParse(invoiceOf(bill)).success).toBe(true);
});

const news: NewsFields = {
  ...firstNews(TODAY, 'CA Asha Rao'),
  form: 'GSTR-3B',
  period: 'October 2026',
  acknowledgement: 'AA09 1026 123456X',
};

test('a filing after another keeps the period and the day, and up to twenty go together', () => {
  let fields: NewsFields = { ...news, step: 'filed', tax: '1,234.50' };
  for (let count = 1; count <= 19; count += 1) {
    fields = { ...fields, ...afterFiling(fields) };
    expect(addedFilings(fields)).toHaveLength(count);
    expect(pathsOf(newsFormSchema(TODAY), fields)).toEqual([]);
    fields = { ...fields, form: `Form ${count}`, acknowledgement: `AA${1000 + count}` };
  }
  const { state } = newsOf(fields);
  expect(messageSchemas.status.safeParse(statusOf(state)).success).toBe(true);
  const filings = state.step === 'filed' ? state.filings : [];
  expect(filings).toHaveLength(20);
  expect(filings[0]).toMatchObject({ form: 'GSTR-3B', paise: 123_450 });
  expect(filings[19]).toMatchObject({ form: 'Form 19', period: 'October 2026', paise: null });
});

test('nothing of what was added is signed twice, and a spoiled draft adds nothing', () => {
  const rest = { ...news, step: 'filed', ...afterFiling(news) };
  expect(afterFiling(rest)).toEqual({});
  expect(newsOf(rest).state).toMatchObject({ filings: [{ form: 'GSTR-3B' }] });
  expect(newsOf({ ...rest, added: '[{"form":1}]', form: 'x' }).state).toMatchObject({
    filings: [{ form: 'x' }],
  });
  expect(pathsOf(newsFormSchema(TODAY), { ...rest, added: '{' })).toEqual([
    'form',
    'acknowledgement',
  ]);
  expect(pathsOf(newsFormSchema(TODAY), { ...rest, form: 'GSTR-1' })).toEqual(['acknowledgement']);
});

test.each<[Partial<NewsFields>, string[]]>([
  [{}, []],
  [{ step: 'paid' }, ['step']],
  [{ month: '2026-13' }, ['month']],
  [{ by: ' ' }, ['by']],
  [{ step: 'waiting' }, ['words']],
  [{ step: 'waiting', words: 'x\n'.repeat(21) }, ['words']],
  [{ step: 'waiting', words: 'x\n'.repeat(20) }, []],
  [{ step: 'filed' }, []],
  [{ step: 'filed', form: '', period: '' }, ['form', 'period']],
  [{ step: 'filed', acknowledgement: '<b>' }, ['acknowledgement']],
  [{ step: 'filed', on: '2026-11-20' }, ['on']],
  [{ step: 'filed', on: 'x' }, ['on']],
  [{ step: 'filed', tax: 'x' }, ['tax']],
  [{ step: 'filed', tax: '1,234.50' }, []],
  // Of another step these are not sent.
  [{ step: 'done', form: '', on: '' }, []],
])('news with %j is refused at %j', (change, paths) => {
  expect(pathsOf(newsFormSchema(TODAY), { ...news, ...change })).toEqual(paths);
});

test.each([
  [{}, []],
  [{ invoice: '' }, ['invoice']],
  [{ invoice: 'a&b' }, ['invoice']],
  [{ invoice: '12345678901234567' }, ['invoice']],
  [{ invoice: '7' }, ['invoice']],
  [{ on: '2026-11-20' }, ['on']],
  [{ due: '2026-11-18' }, ['due']],
  [{ due: '2029-01-01' }, ['due']],
])('an invoice with %j is refused at %j', (change, paths) => {
  const fields = { ...firstInvoice(TODAY), invoice: '2026-27/014', ...change };
  expect(pathsOf(invoiceFormSchema(TODAY, ['7']), fields)).toEqual(paths);
});
