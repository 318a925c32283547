import { calculatorLabels } from '@/content/calculators/names';
import { isStrict } from '@/content/words/conduct';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatBytes, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type { RowOf, TableName } from '@/lib/portal/db/database';
import { stepWords } from '@/lib/portal/quotations/event-words';
import { lineWords } from '@/lib/portal/records/line-words';
import { categoryLabels, checklistAnswerLabels } from '@/lib/portal/records/options';
import type { Bytes, Notifications, Privacy } from '@/lib/portal/records/records';
import { choiceWords as askedWords } from '@/lib/portal/thread/services';

export type Line = { label: string; words: string };

/** What the words of a field are made of: a missing or empty value has none. */
type Given<Value> = Exclude<Value, null | undefined>;
type Description<Row> = {
  /** The heading in View My Data. */
  title: string;
  /** Singular and plural for counts; `null` if the title will do. */
  counted: readonly [one: string, many: string] | null;
  /** In no file, since the browser does not release it. */
  isUnsaved?: true;
  /** Fields with their labels and words; those that only the database needs are `null`. */
  fields: {
    [Field in keyof Row]-?:
      | readonly [label: string, words: (value: Given<Row[Field]>) => string]
      | null;
  };
};

const asTyped = (text: string) => text;

/** Date fields also accept years of more than four digits; such a date is shown as typed. */
const dayWords = (day: string) =>
  Number.isNaN(Date.parse(day)) || day.length !== 10 ? day : formatDay(day);

/** `moment` in milliseconds. */
export const momentWords = (moment: number): string => formatDay(dayInIndia(moment));

/** Empty where the quotation will name the fee: under the strict conduct, none is kept before that. */
const feeWords = (rupees: number) => (isStrict && rupees === 0 ? '' : formatRupees(rupees));
const priceWords = (rupees: number) => feeWords(rupees) || 'by quotation';
const fileWords = (bytes: Bytes) => formatBytes(bytes.length);

const switchLabels: Record<keyof Notifications | keyof Privacy, string> = {
  emailQuotations: 'Email quotations',
  emailUpdates: 'Email updates',
  emailMarketing: 'Email marketing',
  smsQuotations: 'SMS quotations',
  smsUpdates: 'SMS updates',
  pushNotifications: 'Push notifications',
  profileVisible: 'Profile visible',
  shareData: 'Share data',
  marketingCommunication: 'Marketing communication',
  cookieTracking: 'Cookie tracking',
};

export function choiceWords(choices: Readonly<Record<string, boolean>>): Line[] {
  return Object.entries(switchLabels).flatMap(([name, label]) => {
    const choice = choices[name];
    return choice === undefined ? [] : { label, words: choice ? 'on' : 'off' };
  });
}

const metaLabels: Record<RowOf<'meta'>['key'], string> = {
  openedAt: 'First opened, with samples, at',
  passwordChangedAt: 'Password changed at',
  clearedAt: 'Found cleared at',
};

/**
 * Every kind of record that a client is told of, in the order of View My Data. The files of
 * documents are told of by the entries that name them.
 */
export const descriptions = {
  profile: {
    title: 'Profile',
    counted: null,
    fields: {
      id: null,
      fullName: ['Full name', asTyped],
      email: ['Email', asTyped],
      mobile: ['Mobile', asTyped],
      dateOfBirth: ['Date of birth', dayWords],
      address: ['Address', asTyped],
      companyName: ['Company name', asTyped],
      gstNumber: ['GST number', asTyped],
      panNumber: ['PAN number', asTyped],
    },
  },
  photo: {
    title: 'Photo',
    counted: null,
    fields: { id: null, mime: null, bytes: ['Photo', fileWords] },
  },
  cart: {
    title: 'Cart',
    counted: ['service in the cart', 'services in the cart'],
    fields: {
      id: null,
      service: ['Service', asTyped],
      price: ['Price', priceWords],
      description: ['Description', asTyped],
      addedAt: ['Added at', momentWords],
      attachment: ['Computation', asTyped],
      state: ['State', asTyped],
      people: ['People', String],
    },
  },
  quotations: {
    title: 'Quotations',
    counted: ['quotation', 'quotations'],
    fields: {
      id: ['Number', asTyped],
      services: [
        'Services',
        (lines) =>
          lines
            .map(({ service, price, attachment, ...line }) =>
              [`${service} ${feeWords(price)}`.trim(), askedWords(line), attachment]
                .filter(Boolean)
                .join(', with '),
            )
            .join('; '),
      ],
      status: ['Status', asTyped],
      date: ['Date', dayWords],
      writtenAt: ['Written at', momentWords],
      total: ['Total', priceWords],
      validUntil: ['Valid until', dayWords],
      notes: ['Notes', asTyped],
      charges: [
        'Discount and GST',
        (lines) =>
          lines.map(({ label, rupees }) => `${label} ${formatRupeesAndPaise(rupees)}`).join('; '),
      ],
    },
  },
  threads: {
    title: 'Messages on quotations',
    counted: null,
    fields: {
      id: ['Quotation', asTyped],
      rid: null,
      key: null,
      events: [
        'What happened',
        (events) =>
          events.map((event) => `${stepWords(event)} on ${momentWords(event.at)}`).join('; '),
      ],
      draft: ['Note to the firm', ({ note }) => note || 'none'],
      outbox: null,
    },
  },
  threadKeys: {
    title: 'Keys that sign your replies to quotations',
    counted: null,
    isUnsaved: true,
    fields: {
      id: null,
      privateKey: ['Private key', () => 'kept here alone; it cannot be read out and is in no file'],
    },
  },
  documents: {
    title: 'Documents',
    counted: ['document', 'documents'],
    fields: {
      id: null,
      name: ['Name', asTyped],
      type: null,
      mime: null,
      size: ['Size', formatBytes],
      needsPassword: ['Opens only with a password', () => 'yes'],
      category: ['Category', (category) => categoryLabels[category]],
      uploadedAt: ['Uploaded at', momentWords],
      deletedAt: ['Deleted at', momentWords],
    },
  },
  checklist: {
    title: 'Papers',
    counted: ['paper answered', 'papers answered'],
    fields: {
      id: null,
      quotation: ['Quotation', asTyped],
      paper: ['Paper', asTyped],
      answer: ['Answer', (answer) => checklistAnswerLabels[answer]],
      documents: ['Files', (ids) => String(ids.length)],
      answeredAt: ['Answered at', momentWords],
      sentAt: ['Sent at, as you said', momentWords],
    },
  },
  savedResults: {
    title: 'Saved results',
    counted: ['saved result', 'saved results'],
    fields: {
      id: null,
      name: ['Name', asTyped],
      calculator: ['Calculator', (calculator) => calculatorLabels[calculator]],
      inputs: null,
      lines: [
        'Result',
        (lines) => lines.map((line) => `${line.label} ${lineWords(line)}`).join('; '),
      ],
      savedAt: ['Saved at', momentWords],
    },
  },
  activity: {
    title: 'Activity',
    counted: ['entry of activity', 'entries of activity'],
    fields: {
      id: null,
      title: ['Title', asTyped],
      detail: ['Detail', asTyped],
      status: ['Status', asTyped],
      at: ['When', momentWords],
    },
  },
  // The rows of these two are a line for each choice and for each date.
  preferences: { title: 'Settings', counted: null, fields: { id: null, values: null } },
  meta: {
    title: 'Dates',
    counted: ['date, as of the first visit', 'dates, as of the first visit'],
    fields: { key: null, value: null },
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

/** A row as labels and values, with amounts, sizes and dates formatted as on the site. */
export function recordWords<Name extends DescribedName>(name: Name, row: RowOf<Name>): Line[] {
  if (name === 'preferences') return choiceWords((row as RowOf<'preferences'>).values);
  if (name === 'meta') {
    const { key, value } = row as RowOf<'meta'>;
    return [{ label: metaLabels[key], words: momentWords(value) }];
  }
  type Key = keyof RowOf<Name>;
  const { fields } = descriptionOf(name);
  return (Object.keys(fields) as Key[]).flatMap((key) => {
    const [field, value] = [fields[key], row[key]];
    // An optional field may be missing.
    if (!field || value === undefined) return [];
    const [label, words] = field;
    const isEmpty = value === null || value === '';
    return { label, words: isEmpty ? 'none' : words(value as Given<RowOf<Name>[Key]>) };
  });
}
