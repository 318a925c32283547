import fc from 'fast-check';
import { createCsvFile, formatCsv } from '@/lib/files/csv';

/** A reader of RFC 4180 that shares no code with the writer. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        field += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (text[at] !== ',' && !text.startsWith('\r\n', at)) {
        field += text[at];
        at += 1;
      }
    }
    row.push(field);
    if (text[at] === ',') at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

test.each([
  [[['Month', 'Interest']], 'Month,Interest\r\n'],
  [[[1, 35_416.67, -5]], '1,35416.67,-5\r\n'],
  [[['a,b', 'say "no"', 'two\r\nlines', 'a;b']], '"a,b","say ""no""","two\r\nlines","a;b"\r\n'],
  [[['']], '\r\n'],
  [[], ''],
])('%j', (rows, text) => {
  expect(formatCsv(rows)).toBe(text);
});

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("x")'],
  ...['\uff1d1+1', '\uff0b1', '\uff0d1', '\uff20SUM(A1)'],
])('%j is written as text, not as a formula', (cell) => {
  expect(read(formatCsv([[cell]]))).toEqual([[`'${cell}`]]);
});

test.each([
  ...[
    '041234567890',
    '632412345678',
    '1.50',
    '12,34,567',
    '.5',
    '5%',
    '₹500',
    '(500)',
    '1E5',
    '1e+10',
  ],
  ...['1-11', '12/26', '2011-12', '1/4/2026', '01.04.26', '2026-04-01', '2026-04-01T10:00Z'],
  ...[
    '1-Nov',
    'NOV-26',
    'march1',
    '14 Feb 2026',
    'Feb 14, 2026',
    '10:30',
    '1:30 pm',
    ' 42 ',
    '\uff11\uff12',
  ],
])('%j is written as text, which a spreadsheet leaves as it is', (cell) => {
  expect(read(formatCsv([[cell]]))).toEqual([[`'${cell}`]]);
});

test.each([
  ...['2026-27', '2099-00', '2026-27/014', 'INV-12', 'Q-2026-003', 'ABCPR1234F', 'March', 'May we'],
  ...['12 months', '1E', 'E5', 'Year 1', '.', '1 of 2', 'Market1'],
])('%j is neither a number nor a day, and stays as it is', (cell) => {
  expect(read(formatCsv([[cell]]))).toEqual([[cell]]);
});

test('a day is written as a day', () => {
  expect(formatCsv([[{ day: '2026-02-14' }]])).toBe('14 Feb 2026\r\n');
});

test('a reader gets what was written, and never a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",; a1\uff1d') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
      const back = read(formatCsv(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [index, row] of rows.entries()) {
        for (const [column, text] of row.entries()) {
          const got = back[index]?.[column] ?? '';
          expect([text, `'${text}`]).toContain(got);
          expect(got).not.toMatch(/^\s*[=+\-@\uff1d]/);
        }
      }
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%p is not accepted as a number', (number) => {
  expect(() => formatCsv([[number]])).toThrow(RangeError);
});

test('the file begins with the byte order mark of UTF-8', async () => {
  const file = createCsvFile([['₹']]);
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(file.size).toBe(3 + 3 + 2);
});
