import { validRows } from '@/lib/portal/db/bad-rows.test-support';
import { renumberActivity } from '@/lib/portal/export/renumber';
import { limits } from '@/lib/portal/limits';

test('entries are numbered from 1 in order of time', () => {
  const entry = validRows.activity;
  const rows = [
    { ...entry, id: limits.activityId, at: 5, title: 'third' },
    { ...entry, id: 9, at: 3, title: 'second' },
    { ...entry, id: 7, at: 3, title: 'first' },
  ];
  expect(renumberActivity(rows).map(({ id, title }) => [id, title])).toEqual([
    [1, 'first'],
    [2, 'second'],
    [3, 'third'],
  ]);
  expect(renumberActivity([])).toEqual([]);
});
