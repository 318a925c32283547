import { calculatorLabels } from '@/content/calculators/names';
import { roundKinds, roundWords } from '@/content/rounds';
import { dayInIndia } from '@/lib/days';
import { formatPrice, formatSums, getUnitFee } from '@/lib/fees/units';
import { formatRupeesAndPaise } from '@/lib/format';
import type { RowOf, TableName } from '@/lib/portal/db/database';
import {
  choiceLines,
  feeWords,
  type Line,
  labelOf,
  momentWords,
  wordsOf,
} from '@/lib/portal/export/field-words';
import { stepWords } from '@/lib/portal/quotations/event-words';
import { lineWords } from '@/lib/portal/records/line-words';
import { isMonth, monthTitle } from '@/lib/portal/records/months';
import { categoryLabels, checklistAnswerLabels } from '@/lib/portal/records/options';
import { type QuotationLine, quotationOf } from '@/lib/portal/records/quotation';
import { namesFees } from '@/lib/portal/records/quotation-rules';
import { kindsIn } from '@/lib/portal/records/rounds';
import { statusLabel } from '@/lib/portal/records/stage';
import { choiceWords } from '@/lib/portal/thread/services';

type Given<Value> = Exclude<Value, null | undefined>;
type Exception<Value> = { label?: string; words?: (value: Given<Value>) => string };
type Description<Row> = {
  /** The heading in View My Data. */
  title: string;
  /** Singular and plural for counts; `null` if the title will do. */
  counted: readonly [one: string, many: string] | null;
  /** In no file, since the browser does not release it. */
  isUnsaved?: true;
  /** Fields that their names alone do not say; those that only the database needs are `null`. */
  except?: { [Field in keyof Row]?: Exception<Row[Field]> | null };
};

/** Empty where the quotation will name the fee. */
const priceWords = (line: Pick<QuotationLine, 'price' | 'from' | 'per' | 'quantity'>) =>
  feeWords(line.price) && formatPrice(getUnitFee(line));

const servicesWords = (lines: readonly QuotationLine[]) =>
  lines
    .map(({ service, attachment, ...line }) =>
      [`${service} ${priceWords(line)}`.trim(), choiceWords(line), attachment]
        .filter(Boolean)
        .join(', with '),
    )
    .join('; ');

const kindsInWords = (stored: string) =>
  roundKinds
    .filter(({ id }) => kindsIn(stored).includes(id))
    .map(({ label }) => label)
    .join(', ');

/**
 * Every kind of record that a client is told of, in the order of View My Data. The files of
 * documents are told of by the entries that name them.
 */
export const descriptions = {
  profile: {
    title: 'Profile',
    counted: null,
    except: {
      rounds: { label: roundWords.legend, words: kindsInWords },
      roundsFrom: { label: 'Papers of each month since', words: monthTitle },
    },
  },
  photo: { title: 'Photo', counted: null, except: { mime: null, bytes: { label: 'Photo' } } },
  cart: {
    title: 'Cart',
    counted: ['service in the cart', 'services in the cart'],
    except: {
      from: { label: 'Price is the lowest' },
      per: { label: 'Price is per' },
      attachment: { label: 'Computation' },
    },
  },
  // A row of messages is the quotation that they say.
  threads: { title: 'Quotations', counted: ['quotation', 'quotations'] },
  threadKeys: {
    title: 'What signs your replies to quotations',
    counted: null,
    isUnsaved: true,
    except: {
      privateKey: { words: () => 'kept here alone; it cannot be read out and is in no file' },
    },
  },
  documents: {
    title: 'Documents',
    counted: ['document', 'documents'],
    except: {
      type: null,
      mime: null,
      needsPassword: { label: 'Opens only with a password' },
      fromFirm: { label: 'From the firm, for the year' },
      category: { words: (category) => categoryLabels[category] },
    },
  },
  checklist: {
    title: 'Papers',
    counted: ['paper answered', 'papers answered'],
    except: {
      quotation: { label: 'For', words: (key) => (isMonth(key) ? monthTitle(key) : key) },
      answer: { words: (answer) => checklistAnswerLabels[answer] },
      documents: { label: 'Files' },
      sentAt: { label: 'Sent at' },
    },
  },
  savedResults: {
    title: 'Saved results',
    counted: ['saved result', 'saved results'],
    except: {
      calculator: { words: (calculator) => calculatorLabels[calculator] },
      inputs: null,
      lines: {
        label: 'Result',
        words: (lines) => lines.map((line) => `${line.label} ${lineWords(line)}`).join('; '),
      },
    },
  },
  activity: {
    title: 'Activity',
    counted: ['entry of activity', 'entries of activity'],
    except: { at: { label: 'When' } },
  },
  // The rows of these two are a line for each choice and for each date.
  preferences: { title: 'Settings', counted: null },
  meta: {
    title: 'Dates',
    counted: null,
  },
} as const satisfies {
  [Name in Exclude<TableName, 'documentBytes'>]: Description<RowOf<Name>>;
};

export type DescribedName = keyof typeof descriptions;
export const describedNames = Object.keys(descriptions) as DescribedName[];

export function descriptionOf<Name extends DescribedName>(name: Name): Description<RowOf<Name>> {
  const all: { readonly [Each in DescribedName]: Description<RowOf<Each>> } = descriptions;
  return all[name];
}

const dateLabels: { [Key in RowOf<'meta'>['key']]?: string } = {
  openedAt: 'First opened, with samples, at',
  clearedAt: 'Found cleared at',
};

function quotationWords(thread: RowOf<'threads'>): Line[] {
  const quotation = quotationOf(thread, dayInIndia(Date.now()));
  const { id, services, stage, date, totals, validUntil, notes, charges } = quotation;
  const named = { status: statusLabel[stage], date, validUntil, notes };
  const total = namesFees(quotation) ? formatSums(totals) : 'by quotation';
  const stated = charges.map(({ label, rupees }) => `${label} ${formatRupeesAndPaise(rupees)}`);
  const steps = thread.events.map((event) => `${stepWords(event)} on ${momentWords(event.at)}`);
  return [
    { label: 'Number', words: id },
    { label: 'Services', words: servicesWords(services) },
    ...Object.entries(named).map(([field, value]) => ({
      label: labelOf(field),
      words: wordsOf(field, value),
    })),
    { label: totals.length > 1 ? 'Fees with GST' : 'Total', words: total },
    ...(stated.length > 0 ? [{ label: 'Discount and GST', words: stated.join('; ') }] : []),
    { label: 'What happened', words: steps.join('; ') },
    { label: 'Note to the firm', words: thread.draft.note || 'none' },
  ];
}

/** A row as labels and values: by the names of its fields, but for the exceptions of its kind. */
export function recordWords<Name extends DescribedName>(name: Name, row: RowOf<Name>): Line[] {
  if (name === 'threads') return quotationWords(row as RowOf<'threads'>);
  if (name === 'preferences') return choiceLines((row as RowOf<'preferences'>).values);
  if (name === 'meta') {
    const { key, value } = row as RowOf<'meta'>;
    return [{ label: dateLabels[key] ?? labelOf(key), words: momentWords(value) }];
  }
  const except: Record<string, Exception<never> | null> = {
    id: null,
    ...descriptionOf(name).except,
  };
  return Object.entries(row as object).flatMap(([field, value]) => {
    const exception = except[field];
    // An optional field may be missing.
    if (exception === null || value === undefined) return [];
    const { label = labelOf(field), words } = exception ?? {};
    const isGiven = value !== null && value !== '';
    return { label, words: words && isGiven ? words(value as never) : wordsOf(field, value) };
  });
}
