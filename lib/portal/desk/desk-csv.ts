import { type CsvCell, csvFile } from '@/lib/csv';
import { dayInIndia } from '@/lib/days';
import type { DeskEntry } from '@/lib/portal/desk/desk';
import { firmWords, stageAtFirm } from '@/lib/portal/desk/desk-log';
import { decisionWords } from '@/lib/portal/desk/desk-words';
import { feesOf } from '@/lib/portal/exchange/messages';

const COLUMNS = [
  'Quotation',
  'Id',
  'Client',
  'Email',
  'Phone',
  'State',
  'Asked on',
  'Services',
  'Answered on',
  'Answer number',
  'Answered by',
  'Fees',
  'Discount',
  'GST',
  'Total',
  'Government fees',
  'Valid until',
  'Decided on',
  'Decision',
] as const;

const dayOf = (at: number | undefined) => (at === undefined ? '' : dayInIndia(at));

function row(entry: DeskEntry, today: string): CsvCell[] {
  const { request, state } = entry.log;
  const answer = state.answer?.message;
  const { name, email, phone } = request.client;
  return [
    request.id,
    request.rid,
    name,
    email,
    phone,
    firmWords[stageAtFirm(entry.log, today)].word,
    dayOf(request.at),
    request.lines.length,
    dayOf(answer?.at),
    answer?.number ?? '',
    answer?.by ?? '',
    answer ? feesOf(answer.lines) : '',
    answer?.discount ?? '',
    answer?.gst.rupees ?? '',
    answer?.total ?? '',
    answer?.governmentFees ?? '',
    answer?.validUntil ?? '',
    dayOf(state.decision?.at),
    state.decision ? decisionWords(state.decision.choice) : '',
  ];
}

/** The desk's list as a table, with amounts in whole rupees and ISO dates. */
export const deskTable = (entries: readonly DeskEntry[], today: string): CsvCell[][] => [
  [...COLUMNS],
  ...entries.map((entry) => row(entry, today)),
];

/** The desk's list as a file for a spreadsheet. */
export const deskCsv = (entries: readonly DeskEntry[], today: string): Blob =>
  csvFile(deskTable(entries, today));
