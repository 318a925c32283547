import type { RowOf, TableName } from '@/features/client-area/store/database';
import { requestedEvent } from '@/lib/test-support/thread-messages';

export const validRows: { [Name in TableName]: RowOf<Name> } = {
  cart: { id: 'itr-1', service: 'ITR-1', price: 999, description: 'Salary', addedAt: 1e12 },
  threads: {
    id: 'Q-2026-004',
    rid: 'AAECAwQFBgcICQoLDA0ODw',
    key: null,
    events: [requestedEvent()],
    draft: { note: '', withAmounts: true, withContact: true },
    outbox: null,
  },
  threadKeys: {
    id: 'AAECAwQFBgcICQoLDA0ODw',
    privateKey: { [Symbol.toStringTag]: 'CryptoKey' } as unknown as CryptoKey,
  },
  documents: {
    id: 'd1',
    name: 'Deed.pdf',
    type: 'pdf',
    mime: 'application/pdf',
    size: 64,
    category: 'business',
    uploadedAt: 1e12,
    fromFirm: '2026-27',
    sentAt: 1_770_000_000_000,
  },
  checklist: {
    id: 'Q-2026-004--0a1b2c3d',
    quotation: 'Q-2026-004',
    paper: 'Last balance sheet or return',
    answer: 'files',
    documents: ['d1'],
    answeredAt: 1e12,
  },
  savedResults: {
    id: 's1',
    name: 'Old regime with 80C',
    calculator: 'tax',
    inputs: {
      income: '1200000',
      ageCategory: 'below60',
      regime: 'old',
      deductions: '150000',
      salary: 'salary',
    },
    lines: [
      { label: 'Tax Regime', unit: 'words', value: 'Old regime', isGiven: true },
      { label: 'Total tax liability', unit: 'rupees', value: '132600', isGiven: false },
    ],
    savedAt: 1e12,
  },
  documentBytes: { id: 'd1', bytes: Uint8Array.of(1) },
  activity: { id: 4, title: 'Deed.pdf uploaded', detail: '', status: 'new', at: 1e12 },
  profile: {
    id: 'client',
    fullName: 'Asha Rao',
    email: 'asha@example.in',
    mobile: '9876543210',
    dateOfBirth: '1985-04-01',
    address: 'Kanpur',
    companyName: '',
    gstNumber: '',
    panNumber: '',
    rounds: 'gst-monthly employer',
    roundsFrom: '2026-10',
  },
  photo: { id: 'client', mime: 'image/png', bytes: Uint8Array.of(1) },
  preferences: {
    id: 'privacy',
    values: {
      profileVisible: true,
      shareData: false,
      marketingCommunication: false,
      cookieTracking: true,
    },
  },
  meta: { key: 'openedAt', value: 1e12 },
};

const impossible: unknown[] = [
  undefined,
  {},
  [],
  [{}],
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  2 ** 53 - 1,
  1e308,
  'x'.repeat(100_000),
];

/** Valid in some fields, and able to crash a page in others. */
const misplaced: unknown[] = [null, '', 0, true, '2024-99-99', 'Q-2026-1e3', '<b>', 'constructor'];

export type SpoiledRow = { table: TableName; field: string; row: Record<string, unknown> };

function spoil(values: readonly unknown[]): SpoiledRow[] {
  return Object.entries(validRows).flatMap(([table, valid]) =>
    Object.keys(valid).flatMap((field) =>
      values.map((value) => ({
        table: table as TableName,
        field,
        row: { ...valid, [field]: value },
      })),
    ),
  );
}

const mayLack = ['profile.rounds', 'profile.roundsFrom', 'documents.fromFirm', 'documents.sentAt'];

export const impossibleRows = (): SpoiledRow[] =>
  spoil(impossible).filter(
    ({ table, field, row }) => row[field] !== undefined || !mayLack.includes(`${table}.${field}`),
  );
export const misplacedRows = (): SpoiledRow[] => spoil(misplaced);
