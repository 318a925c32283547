import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import { getLineServiceName } from '@/features/client-area/protocol/services';
import {
  compareLines,
  computeRequestedBills,
} from '@/features/client-area/quotations/answer-lines';
import { createTestAnswer, createTestRequest } from '@/lib/test-support/thread-messages';

test('lines are unchanged, changed, added or left out', () => {
  const [stored, changed, added, left] = compareLines(createTestAnswer(), createTestRequest());
  expect(stored).toMatchObject({
    asked: { rupees: 8999 },
    answered: { rupees: 8999 },
    why: '',
    isChanged: false,
  });
  expect(changed).toMatchObject({
    asked: { rupees: 999 },
    answered: { rupees: 2499 },
    isChanged: true,
    why: `You asked for ${getLineServiceName({ price: 'itr-1' })}. You sold shares in the year.`,
  });
  expect(added).toMatchObject({ asked: null, answered: { rupees: 2000 }, isChanged: true });
  expect(added?.why).toBe('We added this.');
  expect(left).toMatchObject({
    service: 'Payroll, 10 employees',
    asked: { rupees: 2990 },
    answered: null,
    why: 'We left this out.',
  });
});

test('the firm sees its changes in its own wording', () => {
  const [, changed, added, left] = compareLines(createTestAnswer(), createTestRequest(), 'firm');
  const was = getLineServiceName({ price: 'itr-1' });
  expect(changed?.why).toBe(`Asked for ${was}. You sold shares in the year.`);
  expect([added?.why, left?.why]).toEqual(['Added.', 'Taken off.']);
});

test('an answer without its request is not compared', () => {
  for (const line of compareLines(createTestAnswer(), null)) {
    expect(line).toMatchObject({ asked: null, isChanged: false });
  }
});

test('an answer to a line that is not in the request counts as added', () => {
  const [line] = createTestAnswer().lines;
  if (!line) throw new Error('no line');
  const answer = createTestAnswer({ lines: [{ ...line, of: 99 }] });
  expect(compareLines(answer, createTestRequest())[0]).toMatchObject({
    asked: null,
    isChanged: true,
  });
});

test('fees that were left out of a request are not compared', () => {
  const lines = createTestRequest().lines.map(({ fee: _, ...line }) => line);
  const [stored] = compareLines(createTestAnswer(), createTestRequest({ lines }));
  expect(stored).toMatchObject({ asked: null, isChanged: false });
});

test('a request is summed with the GST of the answer if every line has a fee', () => {
  const request = createTestRequest({
    lines: [
      { price: 'itr-1', fee: 999 },
      { price: 'gst-regular', fee: 2999 },
    ],
  });
  const sums = (supply: 'intra' | 'inter' | 'none', rate: number) =>
    computeRequestedBills(createTestAnswer({ gst: { supply, rate, rupees: 0 } }), request)?.[0];
  expect(sums('intra', 18)).toMatchObject({
    fees: 3998,
    gst: 719.64,
    roundOff: 0.36,
    total: 4718,
  });
  expect(sums('inter', 5)).toMatchObject({ gst: 199.9, roundOff: 0.1, total: 4198 });
  expect(sums('none', 0)).toMatchObject({ fees: 3998, gst: 0, total: 3998 });
  const [first, ...others] = request.lines.map(({ fee: _, ...line }) => line);
  expect(
    computeRequestedBills(createTestAnswer(), {
      ...request,
      lines: [...others, { ...first, fee: 999 }],
    }),
  ).toBe(null);
  expect(computeRequestedBills(createTestAnswer(), null)).toBe(null);
});

test('a changed unit or quantity counts as a changed fee', () => {
  const line = { of: 1, service: 'Payroll', fee: 299, per: 'employee', why: '' } as const;
  const asked = { service: 'Payroll', fee: 299, per: 'employee', quantity: 12 } as const;
  const compare = (answered: AnswerMessage['lines'][number], was: typeof asked | object = asked) =>
    compareLines(
      createTestAnswer({ lines: [answered] }),
      createTestRequest({ lines: [{ ...asked, quantity: undefined, ...was }] }),
    )[0];
  expect(compare({ ...line, quantity: 12 })).toMatchObject({ isChanged: false, why: '' });
  expect(compare({ ...line, quantity: 10 })).toMatchObject({
    isChanged: true,
    why: 'You asked for 12 employees at ₹299.',
  });
  expect(compare({ ...line, per: 'month' }, {})).toMatchObject({ isChanged: true });
  expect(compare(line, { from: true })).toMatchObject({ isChanged: false });
});

test('a request with a lowest fee has no sum to compare', () => {
  const lines = [{ price: 'audit-tax', fee: 12_000, from: true as const }];
  expect(computeRequestedBills(createTestAnswer(), createTestRequest({ lines }))).toBeNull();
});
