import { findLastChange } from '@/lib/build/last-change';

const day = new Date('2026-11-24T00:00:00Z');
const changeIn = (answers: Record<string, string>) =>
  findLastChange(day, (command) => answers[command] ?? '');

test('the last change is the newest commit to content/', () => {
  expect(changeIn({ 'rev-parse': 'false', log: '2026-10-02' })).toBe('2026-10-02');
});

test.each([
  ['edits that are not committed', { 'rev-parse': 'false', status: ' M content/site.ts' }],
  ['a part of the history alone', { 'rev-parse': 'true' }],
  ['no git at all', {}],
  ['no commit to content/ yet', { 'rev-parse': 'false', log: '' }],
])('with %s it is the day of the build', (_, answers) => {
  expect(changeIn({ log: '2026-10-02', ...answers })).toBe('2026-11-24');
});
