import { balanceSheet, profit } from '@/content/figures/accounting';
import { goals, rise } from '@/content/figures/family-plan';
import { getAccountBalance, turnover } from '@/content/figures/sample-business';
import { closing } from '@/content/sample-documents/accounting';
import type { Block } from '@/content/sample-documents/sample-document';
import { formatWholeAmount } from '@/content/words/rupees';
import { yearsTax } from '@/features/services/illustrations/taxation-data';
import { serviceSampleDocuments } from '@/features/services/sample-documents/all';
import { formatFeeFigures } from '@/features/services/sample-documents/consulting';
import { computeSampleTax } from '@/features/services/sample-documents/itr-filing';
import { mapNoteNumbers } from '@/features/services/sample-documents/sample-document';
import { working } from '@/features/services/sample-documents/taxation';

const all = Object.entries(serviceSampleDocuments);
const inNumbers = (figures: string | null | undefined) =>
  Number((figures ?? '').replace(/[^\d]/g, ''));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Table = Extract<Block, { kind: 'table' }>;
const listTables = (path: keyof typeof serviceSampleDocuments) =>
  serviceSampleDocuments[path].blocks.filter((block): block is Table => block.kind === 'table');

test('no two sample documents are alike', () => {
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(all.length);
  expect(new Set(all.map(([, { blocks }]) => blocks.map(({ kind }) => kind).join())).size).toBe(
    all.length,
  );
});

test.each(all)('%s: each short note is on a line of its own', (_, sample) => {
  const { notes, blocks } = sample;
  const marks = mapNoteNumbers(sample);
  expect([...marks.values()]).toEqual(notes.map((_note, index) => index + 1));
  const text = JSON.stringify(blocks);
  for (const line of marks.keys()) expect(text.split(JSON.stringify(line))).toHaveLength(2);
  for (const { title, text } of notes) expect(`${title}. ${text}`.length).toBeLessThan(110);
});

test.each(all)('%s: its numbers belong to nobody, and it says that it is a sample', (_, it) => {
  const text = [it.head.join(), JSON.stringify(it.blocks)].join();
  expect(text).toMatch(/Sample/);
  const numbers = text.match(/\b[A-Z]{4,5}\d{4,5}[A-Z]\b|\bM\. No\. \d+|\bFRN \d+|\d{12,}/g) ?? [];
  for (const number of numbers) expect(number).toMatch(/0000/);
});

test('tables about one business agree with its books', () => {
  const [entries, steps] = listTables('/services/accounting');
  const side = (index: number) => sum((entries?.rows ?? []).map((row) => inNumbers(row[index])));
  expect([side(1), side(2)]).toEqual([side(2), inNumbers(entries?.total?.[1])]);
  const [draft, ...less] = (steps?.rows ?? []).map(([, rupees]) => inNumbers(rupees));
  expect(draft).toBe(profit);
  expect(profit - sum(less)).toBe(inNumbers(steps?.total?.[1]));
  // Assets; and what they belong to: owners, suppliers, and the State.
  const { rows } = balanceSheet.liabilities;
  const owed = sum(rows.map(([, rupees]) => rupees)) - profit + closing.profit + closing.incomeTax;
  expect(closing.assets).toBe(owed);

  const [ledger, bank] = listTables('/services/bookkeeping');
  const column = (index: number) => (ledger?.rows ?? []).map((row) => inNumbers(row[index]));
  expect(sum(column(3)) - sum(column(2))).toBe(inNumbers(ledger?.total?.[4]));
  expect((bank?.rows ?? []).map(([, rupees]) => inNumbers(rupees))[0]).toBe(
    getAccountBalance('bank'),
  );
  expect(sum((bank?.rows ?? []).map(([, rupees]) => inNumbers(rupees)))).toBe(
    inNumbers(bank?.total?.[1]),
  );
});

test.each([1, 15_000, 17_455, 99_999])('a quotation of %i adds up to whole rupees', (fee) => {
  const { rows, total } = formatFeeFigures(fee);
  const paise = rows.map(([, figure]) => Math.round(Number(figure.replaceAll(',', '')) * 100));
  expect(sum(paise)).toBe(inNumbers(total) * 100);
  expect(total).toMatch(/^[\d,]+$/);
});

test('the working of advance tax adds up to the tax that its instalments share', () => {
  expect(sum(working.map(([, rupees]) => rupees))).toBe(yearsTax);
  const [, instalments] = listTables('/services/taxation');
  expect(sum((instalments?.rows ?? []).map((row) => inNumbers(row[2])))).toBe(yearsTax);
});

test('both columns of the computation add up', () => {
  const [table] = listTables('/services/itr-filing');
  for (const [column, regime] of [
    [1, 'new'],
    [2, 'old'],
  ] as const) {
    const [salary = 0, standard = 0, savings = 0, income = 0, tax = 0, rebate = 0, cess = 0] = (
      table?.rows ?? []
    ).map((row) => inNumbers(row[column]));
    expect(salary).toBe(turnover);
    expect(salary - standard - savings).toBe(income);
    expect(tax - rebate + cess).toBe(inNumbers(table?.total?.[column]));
    expect(computeSampleTax(regime).payable).toBe(tax - rebate + cess);
  }
});

test.each(goals)('$goal: what is saved, year by year, grows into what it costs then', (goal) => {
  const growth = 1 + rise / 100;
  let balance = 0;
  let price: number = goal.today;
  for (let year = 0; year < goal.years; year += 1) {
    balance = (balance + 12 * goal.monthly * growth ** year) * growth;
    price *= growth;
  }
  expect(Math.abs(price - goal.byThen)).toBeLessThanOrEqual(500);
  expect(Math.abs(balance - price)).toBeLessThan(1);
});

test('the plan needs no more than the family has left', () => {
  const fields = serviceSampleDocuments['/services/financial-planning'].blocks.find(
    (block) => block.kind === 'fields',
  );
  const [income, spent] = (fields?.kind === 'fields' ? fields.rows : []).map(([, value]) =>
    inNumbers(value),
  );
  expect(formatWholeAmount(income ?? 0)).toBe(formatWholeAmount(turnover));
  expect(12 * sum(goals.map(({ monthly }) => monthly))).toBeLessThanOrEqual(
    (income ?? 0) - (spent ?? 0),
  );
});
