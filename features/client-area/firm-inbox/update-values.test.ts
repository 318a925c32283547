import {
  addFiling,
  createEmptyUpdate,
  makeUpdateFormSchema,
  parseAddedFilings,
  readUpdate,
  type UpdateInput,
} from '@/features/client-area/firm-inbox/update-values';
import { messageSchemas } from '@/features/client-area/protocol/message-kinds';
import { THREAD_TODAY } from '@/lib/test-support/thread-messages';
import { makeUpdate } from '@/lib/test-support/updates';

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

test('an added filing is signed once, and a damaged draft adds none', () => {
  const rest = { ...input, ...addFiling(input) };
  expect(addFiling(rest)).toEqual({});
  expect(readUpdate(rest).filed).toMatchObject([{ form: 'GSTR-3B' }]);
  expect(readUpdate({ ...rest, added: '[{"form":1}]', form: 'x' }).filed).toMatchObject([
    { form: 'x' },
  ]);
  expect(findFaults({ ...rest, form: 'GSTR-1' })).toEqual(['acknowledgement']);
});
