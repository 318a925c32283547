import { type NotSent, notSentSentence, waitInWords } from '@/lib/forms/not-sent-words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [null, 'in a few minutes'],
  [1, 'in a minute'],
  [MINUTE, 'in a minute'],
  [MINUTE + 1, 'in 2 minutes'],
  [90 * MINUTE, 'in 90 minutes'],
  [90 * MINUTE + 1, 'in 2 hours'],
  [48 * HOUR, 'in 48 hours'],
  [48 * HOUR + 1, 'later'],
  [Number.MAX_VALUE, 'later'],
  [Number.POSITIVE_INFINITY, 'later'],
])('a wait of %p ms', (wait, words) => {
  expect(waitInWords(wait)).toBe(words);
});

const reasons: NotSent[] = [
  { kind: 'offline' },
  { kind: 'waiting', since: 0 },
  { kind: 'unreached' },
  { kind: 'silent' },
  { kind: 'busy', wait: null },
  { kind: 'refused' },
  { kind: 'too-long' },
  { kind: 'failed' },
  { kind: 'unclear' },
];

test('each reason has its own sentence, and none says that the message was sent', () => {
  const sentences = reasons.map((reason) => notSentSentence(reason, true));
  expect(new Set(sentences).size).toBe(reasons.length);
  for (const sentence of sentences) expect(sentence).not.toMatch(/success|thank|has been sent/i);
});
