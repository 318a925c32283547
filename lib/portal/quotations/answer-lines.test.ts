import { askedSums, comparedLines } from '@/lib/portal/quotations/answer-lines';
import { serviceWords } from '@/lib/portal/thread/services';
import { answerOf, requestOf } from '@/lib/test-support/thread-messages';

test('lines are unchanged, changed, added or left out', () => {
  const [stored, changed, added, left] = comparedLines(answerOf(), requestOf());
  expect(stored).toMatchObject({ asked: 8999, answered: 8999, why: '', isChanged: false });
  expect(changed).toMatchObject({
    asked: 999,
    answered: 2499,
    isChanged: true,
    why: `You asked for ${serviceWords({ price: 'itr-1' })}. You sold shares in the year.`,
  });
  expect(added).toMatchObject({ asked: null, answered: 2000, isChanged: true });
  expect(added?.why).toBe('Added by the firm.');
  expect(left).toMatchObject({
    service: 'Payroll, 10 employees',
    asked: 2990,
    answered: null,
    why: 'Left out by the firm.',
  });
});

test('the firm reads of its own changes in its own words', () => {
  const [, changed, added, left] = comparedLines(answerOf(), requestOf(), 'firm');
  const was = serviceWords({ price: 'itr-1' });
  expect(changed?.why).toBe(`Asked for ${was}. You sold shares in the year.`);
  expect([added?.why, left?.why]).toEqual(['Added.', 'Taken off.']);
});

test('without the request, as for another browser’s, there is no comparison', () => {
  for (const line of comparedLines(answerOf(), null)) {
    expect(line).toMatchObject({ asked: null, isChanged: false });
  }
});

test('an answer to a line that is not in the request counts as added', () => {
  const [line] = answerOf().lines;
  if (!line) throw new Error('no line');
  const answer = answerOf({ lines: [{ ...line, of: 99 }] });
  expect(comparedLines(answer, requestOf())[0]).toMatchObject({ asked: null, isChanged: true });
});

test('fees that were left out of a request are not compared', () => {
  const lines = requestOf().lines.map(({ fee: _, ...line }) => line);
  const [stored] = comparedLines(answerOf(), requestOf({ lines }));
  expect(stored).toMatchObject({ asked: null, isChanged: false });
});

test('what was asked is summed with GST as in the answer, if every line has a fee', () => {
  const request = requestOf({
    lines: [
      { price: 'itr-1', fee: 999 },
      { price: 'gst-registration', fee: 2999 },
    ],
  });
  const sums = (supply: 'intra' | 'inter' | 'none', rate: number) =>
    askedSums(answerOf({ gst: { supply, rate, rupees: 0 } }), request);
  expect(sums('intra', 18)).toMatchObject({
    fees: 3998,
    gst: 719.64,
    roundOff: 0.36,
    total: 4718,
  });
  expect(sums('inter', 5)).toMatchObject({ gst: 199.9, roundOff: 0.1, total: 4198 });
  expect(sums('none', 0)).toMatchObject({ fees: 3998, gst: 0, total: 3998 });
  const [first, ...others] = request.lines.map(({ fee: _, ...line }) => line);
  expect(askedSums(answerOf(), { ...request, lines: [...others, { ...first, fee: 999 }] })).toBe(
    null,
  );
  expect(askedSums(answerOf(), null)).toBe(null);
});
