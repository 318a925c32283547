import fc from 'fast-check';
import { csvOf } from '@/lib/csv';

test.each([
  [[['a', 1, -2.5]], 'a,1,-2.5\r\n'],
  [[['a,b', 'say "yes"', 'two\nlines']], '"a,b","say ""yes""","two\nlines"\r\n'],
  [[['=1+1', '+1', '-1', '@x', '\tx']], "'=1+1,'+1,'-1,'@x,'\tx\r\n"],
  [[], ''],
] as const)('%j is %j', (rows, csv) => {
  expect(csvOf(rows)).toBe(csv);
});

test('no cell begins with what a spreadsheet works out', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (cell) => {
      expect(csvOf([[cell]])).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});
