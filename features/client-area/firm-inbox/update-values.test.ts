import {
  addFiling,
  createEmptyUpdate,
  fillCorrection,
  makeUpdateFormSchema,
  NEW_AMOUNT,
  parseAddedFilings,
  readUpdate,
  type UpdateInput,
} from '@/features/client-area/firm-inbox/update-values';
import { messageSchemas } from '@/features/client-area/protocol/message-kinds';
import type { Payable } from '@/features/client-area/protocol/state';
import { THREAD_TODAY } from '@/lib/test-support/thread-messages';
import { amountToPay, makeUpdate } from '@/lib/test-support/updates';

const input: UpdateInput = {
  ...createEmptyUpdate(THREAD_TODAY, 'CA Asha Rao'),
  form: 'GSTR-3B',
  period: 'October 2026',
  acknowledgement: 'AA09 1026 123456X',
};

const findFaults = (change: Partial<UpdateInput>, hasDocuments = false) => [
  ...new Set(
    makeUpdateFormSchema(THREAD_TODAY, hasDocuments)
      .safeParse({ ...input, ...change })
      .error?.issues.map(({ path }) => path.join()),
  ),
];

const isMessage = (change: Partial<UpdateInput>) =>
  messageSchemas.update.safeParse(makeUpdate(readUpdate({ ...input, ...change }))).success;

test.each<[Partial<UpdateInput>, string[]]>([
  [{}, []],
  [{ words: 'We filed it.\nThank you.' }, []],
  [{ form: '', period: '' }, ['form', 'period']],
  [{ acknowledgement: '<b>' }, ['acknowledgement']],
  [{ on: '2026-11-20' }, ['on']],
  [{ on: 'x' }, ['on']],
  [{ needed: 'Form 16\n\n Bank  statement ' }, []],
  [{ needed: Array.from({ length: 10 }, (_, index) => `Form ${index}`).join('\n') }, []],
  [{ needed: Array.from({ length: 11 }, (_, index) => `Form ${index}`).join('\n') }, ['needed']],
  [{ done: 'yes' }, []],
  [{ done: 'yes', needed: 'Form 16' }, ['needed']],
  [{ rupees: '11,800', for: 'GST returns' }, []],
  [{ rupees: '11,800', for: 'GST returns', invoice: ' 2026-27/014 ' }, []],
  [{ rupees: '11,800' }, ['for']],
  [{ rupees: '0', for: 'GST returns' }, ['rupees']],
  [{ rupees: 'x', for: 'GST returns' }, ['rupees']],
  [{ rupees: '100.50', for: 'GST returns' }, ['rupees']],
  [{ for: 'GST returns' }, ['rupees']],
  [{ rupees: '11,800', for: 'GST returns', payBy: '2026-11-18' }, ['payBy']],
  [{ rupees: '11,800', for: 'GST returns', payBy: '2029-01-01' }, ['payBy']],
  [{ rupees: '11,800', for: 'GST returns', invoice: 'a&b' }, ['invoice']],
  [{ rupees: '11,800', for: 'GST returns', invoice: '12345678901234567' }, ['invoice']],
  [{ by: ' ' }, ['by']],
  [{ form: '', acknowledgement: '', period: '' }, ['words']],
  [{ form: '', acknowledgement: '', received: '1' }, []],
])('an update with %j is rejected at the fields %j, or can be sent', (change, paths) => {
  expect(findFaults(change)).toEqual(paths);
  if (paths.length === 0) expect(isMessage(change)).toBe(true);
});

test('an update with files needs nothing else', () => {
  expect(findFaults({ form: '', acknowledgement: '' }, true)).toEqual([]);
});

test('a thing needed is asked for again until the firm removes it, and only once', () => {
  const next = createEmptyUpdate(THREAD_TODAY, 'CA Asha Rao', ['Form 16', 'Bank statement']);
  expect(readUpdate(next).needed).toEqual(['Form 16', 'Bank statement']);
  expect(readUpdate({ ...next, needed: 'Form 16\nForm 16\n' }).needed).toEqual(['Form 16']);
});

test('the next monthly filing is suggested, but does not count without its number', () => {
  const last = {
    form: 'GSTR-3B',
    period: 'October 2026',
    acknowledgement: 'AA1',
    on: THREAD_TODAY,
  };
  const next = createEmptyUpdate(THREAD_TODAY, 'CA Asha Rao', [], last);
  expect(next).toMatchObject({ form: 'GSTR-3B', period: 'November 2026' });
  const findNext = (change: Partial<UpdateInput>) => findFaults({ ...next, ...change });
  expect(findNext({})).toEqual(['words']);
  expect(findNext({ words: 'We have begun.' })).toEqual([]);
  expect(readUpdate({ ...next, words: 'We have begun.' }).filed).toEqual([]);
  expect(findNext({ form: 'GSTR-1' })).toEqual(['acknowledgement']);
  const filed = { acknowledgement: 'AA2' };
  expect(readUpdate({ ...next, ...filed }).filed).toMatchObject([{ period: 'November 2026' }]);
  // After a yearly filing, or one that was filed late, nothing is suggested.
  for (const period of ['2025-26', 'September 2026']) {
    const other = createEmptyUpdate(THREAD_TODAY, 'CA Asha Rao', [], { ...last, period });
    expect(other).toMatchObject({ form: '', period: '' });
  }
});

test('a filing after another keeps the period and the day, and up to twenty go together', () => {
  let fields = input;
  for (let count = 1; count <= 19; count += 1) {
    fields = { ...fields, ...addFiling(fields) };
    expect(parseAddedFilings(fields)).toHaveLength(count);
    expect(findFaults(fields)).toEqual([]);
    fields = { ...fields, form: `Form ${count}`, acknowledgement: `AA${1000 + count}` };
  }
  const { filed } = readUpdate(fields);
  expect(isMessage(fields)).toBe(true);
  expect(filed).toHaveLength(20);
  expect(filed[19]).toMatchObject({ form: 'Form 19', period: 'October 2026' });
});

const payable = (change: Partial<Payable> = {}): Payable => ({
  ...amountToPay,
  for: 'Fee for October',
  number: 2,
  standing: 'open',
  receivedRupees: null,
  ...change,
});
const findAmountFaults = (change: Partial<UpdateInput>, payables: readonly Payable[]) =>
  makeUpdateFormSchema(THREAD_TODAY, false, payables)
    .safeParse({ ...input, rupees: '11,800', for: 'Fee for October', ...change })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

test('an amount in the words of an open one is signed only if the firm says whether it is new', () => {
  const sentence = /^replaces: You have asked for this already/;
  const open = [payable({ invoice: null })];
  expect(findAmountFaults({}, open)).toEqual([expect.stringMatching(sentence)]);
  expect(findAmountFaults({ for: ' fee for  october' }, open)).toHaveLength(1);
  expect(findAmountFaults({ replaces: NEW_AMOUNT }, open)).toEqual([]);
  expect(findAmountFaults({ replaces: '2' }, open)).toEqual([]);
  expect(findAmountFaults({ for: 'Fee for November' }, open)).toEqual([]);
  expect(findAmountFaults({}, [payable({ standing: 'received' })])).toEqual([]);
  // The number of an invoice says it already.
  expect(findAmountFaults({ invoice: '2026-27/014' }, [payable()])).toEqual([]);
  const read = (replaces: string) =>
    readUpdate({ ...input, rupees: '1', for: 'Fee', replaces }).pay?.replaces;
  expect(['', NEW_AMOUNT, '2'].map(read)).toEqual([null, null, 2]);
});

describe('a correction', () => {
  const earlier = payable({ invoice: null });
  const other = payable({ number: 3, rupees: 500, for: 'Fee for May', invoice: '2026-27/009' });

  test('begins with the amount that it replaces', () => {
    const values = { ...input, ...fillCorrection(input, earlier, null), replaces: '2' };
    expect(findFaults(values)).toEqual([]);
    expect(readUpdate(values).pay).toMatchObject({
      rupees: earlier.rupees,
      for: earlier.for,
      invoice: null,
      replaces: 2,
    });
  });

  test('leaves what was typed', () => {
    const typed = { rupees: '10,800', for: '', invoice: '2026-27/015' };
    expect(fillCorrection(typed, earlier, null)).toEqual({ ...typed, for: earlier.for });
  });

  test('takes the values of another amount when that is chosen', () => {
    const filled = fillCorrection(input, other, null);
    expect(fillCorrection(filled, earlier, other)).toEqual(fillCorrection(input, earlier, null));
    const typed = { ...filled, rupees: '450' };
    expect(fillCorrection(typed, earlier, other).rupees).toBe('450');
  });
});

test('an invoice that was received is not asked for again', () => {
  const received = [payable({ standing: 'received' })];
  expect(findAmountFaults({ invoice: ' 2026-27/014' }, received)).toEqual([
    'invoice: Invoice 2026-27/014 is already received',
  ]);
  expect(findAmountFaults({ invoice: '2026-27/015' }, received)).toEqual([]);
});

test('a sum received is named only by the firm, and may differ from the amount', () => {
  expect(readUpdate({ ...input, received: '1' })).not.toHaveProperty('receivedRupees');
  expect(isMessage({ received: '1', receivedRupees: '10,800' })).toBe(true);
  expect(readUpdate({ ...input, received: '1', receivedRupees: '10,800' }).receivedRupees).toBe(
    10_800,
  );
  expect(findFaults({ received: '1', receivedRupees: '0' })).toEqual(['receivedRupees']);
  // Typed before the payment was taken off again.
  expect(isMessage({ receivedRupees: '10,800' })).toBe(true);
});

test('a paper is asked for again only where the firm ticks it', () => {
  const needed = 'Form 16\nBank statement';
  expect(readUpdate({ ...input, needed }).again).toEqual([]);
  expect(readUpdate({ ...input, needed, again: 'Form 16\nSales bills' }).again).toEqual([
    'Form 16',
  ]);
  expect(isMessage({ needed, again: 'Form 16' })).toBe(true);
});

test('the firm says that all the work is done, and the next update says so too', () => {
  expect(readUpdate(input).done).toBe(false);
  expect(findFaults({ form: '', acknowledgement: '', done: 'yes' })).toEqual([]);
  expect(isMessage({ form: '', acknowledgement: '', done: 'yes' })).toBe(true);
  expect(createEmptyUpdate(THREAD_TODAY, 'CA Asha Rao', [], undefined, true).done).toBe('yes');
});

test('an added filing is signed once, and a damaged draft adds none', () => {
  const rest = { ...input, ...addFiling(input) };
  expect(addFiling(rest)).toEqual({});
  expect(readUpdate(rest).filed).toMatchObject([{ form: 'GSTR-3B' }]);
  expect(readUpdate({ ...rest, added: '[{"form":1}]', form: 'x' }).filed).toMatchObject([
    { form: 'x' },
  ]);
  expect(findFaults({ ...rest, form: 'GSTR-1' })).toEqual(['acknowledgement']);
});
