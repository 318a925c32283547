import { boxOf, clearOf, doTouch } from '@/components/calculators/law/chart-places';
import { balancePlace, splitPlaces } from '@/components/calculators/law/emi-chart-places';
import { type LoanInput, scheduleLoan, turningMonth } from '@/lib/calculators/emi-schedule';

const TOP = 40;
const FLOOR = 230;

const loans: readonly LoanInput[] = [
  { principal: 50_00_000, annualRate: 8.5, months: 240 },
  { principal: 50_00_000, annualRate: 8.5, months: 240, extra: { monthly: 5_000 } },
  { principal: 100, annualRate: 8.5, months: 12 },
  { principal: 10_00_00_00_00_000, annualRate: 24, months: 480 },
];

const cases = loans.flatMap((loan) => [284, 354, 560].map((width) => ({ ...loan, width })));

test.each(cases)(
  'a loan of $principal over $months months on $width pixels',
  ({ width, ...loan }) => {
    const rows = scheduleLoan(loan)?.rows ?? [];
    const agreed = scheduleLoan({ ...loan, extra: {} })?.rows ?? [];
    const scale = (amount: number, most: number) => FLOOR - (amount / most) * (FLOOR - TOP);
    const most = Math.max(...rows.map(({ instalment }) => instalment));
    const line = (amount: (row: (typeof rows)[number]) => number) =>
      rows.flatMap((row) => {
        const y = scale(amount(row), most);
        return [
          { x: ((row.month - 1) / rows.length) * width, y },
          { x: (row.month / rows.length) * width, y },
        ];
      });
    const [interest, whole] = [line((row) => row.interest), line((row) => row.instalment)];
    const month = turningMonth(rows);
    const turning = month === null ? undefined : rows[month - 1];
    const turn = turning && {
      x: ((turning.month - 0.5) / rows.length) * width,
      y: scale(turning.interest, most),
    };
    const drawing = { width, top: TOP, floor: FLOOR };
    const split = splitPlaces({ ...drawing, interest, whole, turn }, month);
    expect(split.map(({ text }) => text)).toEqual(
      expect.arrayContaining([`Month ${month}`, 'Interest', 'Principal']),
    );
    const boxes = split.map((label) => boxOf(label, label.text));
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(doTouch(box, other)).toBe(false);
    }

    const lines = [agreed, rows].map((some) => [
      { x: 0, y: TOP },
      ...some.map((row) => ({
        x: (row.month / agreed.length) * width,
        y: scale(row.closing, loan.principal),
      })),
    ]);
    const half = rows.find(({ closing }) => closing <= loan.principal / 2) ?? rows[0];
    for (const row of [half, rows.at(-1)]) {
      if (!row) continue;
      const marked = {
        x: (row.month / agreed.length) * width,
        y: scale(row.closing, loan.principal),
      };
      const texts = [`With extra, month ${row.month}`, `Month ${row.month}`];
      const label = balancePlace({ ...drawing, marked, lines }, texts);
      expect(label).toBeDefined();
      if (!label) continue;
      const box = boxOf(label, label.text);
      expect(clearOf(...lines)(box)).toBe(true);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThan(FLOOR);
    }
  },
);
