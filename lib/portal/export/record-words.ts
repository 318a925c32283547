import { type CalculatorName, calculatorLabels } from '@/content/calculators/names';
import { isStrict } from '@/content/words/conduct';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatBytes, formatRupees } from '@/lib/format';
import type { RowOf, TableName } from '@/lib/portal/db/database';
import { kindOf } from '@/lib/portal/db/kinds';
import {
  type Field,
  type FieldKind,
  metaLabels,
  switchLabels,
} from '@/lib/portal/db/record-fields';
import { stepWords } from '@/lib/portal/quotations/event-words';
import { lineWords } from '@/lib/portal/records/line-words';
import { categoryLabels, checklistAnswerLabels } from '@/lib/portal/records/options';
import type {
  Bytes,
  ChecklistAnswer,
  DocumentCategory,
  Quotation,
  SavedResult,
  Thread,
} from '@/lib/portal/records/records';

export type Line = { label: string; words: string };

/** Date fields also accept years of more than four digits; such a date is shown as typed. */
function dayWords(day: string): string {
  return Number.isNaN(Date.parse(day)) || day.length !== 10 ? day : formatDay(day);
}

export const momentWords = (moment: number): string => formatDay(dayInIndia(moment));

/**
 * Empty where the quotation will name the fee: under the strict conduct, none is kept before that.
 */
const feeWords = (rupees: number) => (isStrict && rupees === 0 ? '' : formatRupees(rupees));

/** By kind of field: a value in words. */
const wordsOf: Record<Exclude<FieldKind, 'switches'>, (value: never) => string> = {
  text: (value: string) => value,
  rupees: (value: number) => feeWords(value) || 'by quotation',
  size: (value: number | Bytes) => formatBytes(typeof value === 'number' ? value : value.length),
  day: dayWords,
  moment: momentWords,
  category: (value: DocumentCategory) => categoryLabels[value],
  answer: (value: ChecklistAnswer['answer']) => checklistAnswerLabels[value],
  count: (value: readonly unknown[]) => String(value.length),
  services: (value: Quotation['services']) =>
    value
      .map(({ service, price, attachment }) =>
        [`${service} ${feeWords(price)}`.trim(), attachment].filter(Boolean).join(', with '),
      )
      .join('; '),
  charges: (value: NonNullable<Quotation['charges']>) =>
    value.map(({ label, rupees }) => `${label} ${formatRupees(rupees)}`).join('; '),
  calculator: (value: CalculatorName) => calculatorLabels[value],
  lines: (value: SavedResult['lines']) =>
    value.map((line) => `${line.label} ${lineWords(line)}`).join('; '),
  events: (value: Thread['events']) =>
    value.map((event) => `${stepWords(event)} on ${momentWords(event.at)}`).join('; '),
  draft: ({ note }: Thread['draft']) => note || 'none',
  key: () => 'kept here alone; it cannot be read out and is in no file',
};

function switchLines(values: object): Line[] {
  return Object.entries(values).map(([name, isOn]) => ({
    label: switchLabels[name as keyof typeof switchLabels],
    words: isOn ? 'on' : 'off',
  }));
}

/** A row as labels and values, with amounts, sizes and dates formatted as on the site. */
export function recordWords<Name extends TableName>(table: Name, row: RowOf<Name>): Line[] {
  if (table === 'meta') {
    const { key, value } = row as RowOf<'meta'>;
    return [{ label: metaLabels[key], words: momentWords(value) }];
  }
  const fields = Object.entries(kindOf(table).fields) as [keyof RowOf<Name>, Field | null][];
  return fields.flatMap(([name, field]) => {
    if (!field) return [];
    const value = row[name];
    // An optional field.
    if (value === undefined) return [];
    if (field.kind === 'switches') return switchLines(value as object);
    const isEmpty = value === null || value === '';
    return { label: field.label, words: isEmpty ? 'none' : wordsOf[field.kind](value as never) };
  });
}
