import { withValue } from '@/lib/scripts/adopt/edit-source';
import { formatAsCode } from '@/lib/scripts/adopt/edits';
import { type Change, type Decide, mergeValue, narrowEdit } from '@/lib/scripts/adopt/merge';

async function merge(value: unknown, last: unknown, current: unknown, isYes = true) {
  const asked: [string, boolean][] = [];
  const decide: Decide = async ({ place }: Change, isTouched) => {
    asked.push([place, isTouched]);
    return isYes || !isTouched;
  };
  return { merged: await mergeValue({ value, last, current }, 'members', decide), asked };
}

const latha = { name: 'Latha', email: 'l@firm.in', bio: ['Signs.'] };
const thomas = { name: 'Thomas K', email: 't@firm.in', bio: ['Keeps books.'] };
/** As a partner has edited them: longer, with a portrait, and with a colleague. */
const longer = { ...latha, bio: ['Signs.', 'Appears.'], portrait: { file: '/latha.jpg' } };
const asha = { name: 'Asha', email: 'a@firm.in', bio: ['Answers.'] };

test('a new email changes only that field, and nothing that a partner wrote', async () => {
  const value = [{ ...latha, email: 'latha@firm.in' }, thomas];
  expect(await merge(value, [latha, thomas], [longer, thomas, asha])).toEqual({
    merged: [{ ...longer, email: 'latha@firm.in' }, thomas, asha],
    asked: [['members: Latha: email', false]],
  });
});

test('the same answers change nothing, whatever was edited since', async () => {
  const current = [longer, asha];
  const { merged, asked } = await merge([latha, thomas], [latha, thomas], current);
  expect([merged, asked]).toEqual([current, []]);
});

test('a field that changed on both sides is asked about, and stays after a no', async () => {
  const value = [{ ...latha, bio: ['Signs and appeals.'] }];
  expect(await merge(value, [latha], [longer], false)).toEqual({
    merged: [longer],
    asked: [['members: Latha: bio', true]],
  });
});

test('every difference is asked about if the last answers are not known', async () => {
  const value = [{ ...latha, email: 'latha@firm.in' }];
  expect(await merge(value, undefined, [longer, asha], false)).toEqual({
    merged: [longer, asha],
    asked: [
      ['members: Latha: email', true],
      ['members: Latha: bio', true],
      ['members: Asha', true],
    ],
  });
});

test('people missing from the answers are removed, and new ones are added', async () => {
  const { merged, asked } = await merge([thomas], [latha], [longer, asha]);
  expect(merged).toEqual([thomas, asha]);
  expect(asked).toEqual([
    ['members: Thomas K', false],
    ['members: Latha', false],
  ]);
});

test('a source keeps its comments and the code around what changes', () => {
  const source =
    "export const site = { mails: [{ label: 'A', address: 'a@' + host }, { label: 'B', address: 'c@b.in' }] /* both */ };";
  const current = [
    { label: 'A', address: 'a@b.in' },
    { label: 'B', address: 'c@b.in' },
  ];
  const value = [current[0], { label: 'B', address: 'd@b.in' }];
  const edits = narrowEdit({ file: 'site.ts', path: 'site.mails', value }, current);
  expect(edits).toEqual([{ file: 'site.ts', path: 'site.mails.1.address', value: 'd@b.in' }]);
  const changed = edits.reduce(
    (text, edit) => withValue(text, edit.path, formatAsCode(edit.value)),
    source,
  );
  expect(changed).toBe(source.replace("'c@b.in'", '"d@b.in"'));
});
