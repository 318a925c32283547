import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { checklistId } from '@/lib/content/checklist-id';
import { sampleActivity, sampleCart, sampleQuotations } from '@/lib/content/sample-rows';
import { dayInIndia } from '@/lib/days';
import { totalOf } from '@/lib/fees/total';
import { drawPdf, drawPicture } from '@/lib/portal/db/sample-files';
import { lastAnsweringTime } from '@/lib/portal/records/answering-time';
import { itemId } from '@/lib/portal/records/checklist';
import { defaultNotifications, defaultPrivacy } from '@/lib/portal/records/default-preferences';
import { validUntil } from '@/lib/portal/records/quotation-rules';
import type {
  Activity,
  CartItem,
  ChecklistAnswer,
  DocumentBytes,
  DocumentEntry,
  Meta,
  Preferences,
  Profile,
  Quotation,
} from '@/lib/portal/records/records';
import { sampleCharges } from '@/lib/portal/records/sample-charges';
import { sampleNumber } from '@/lib/portal/thread/number';

const HOUR = 60 * 60 * 1000;

/** When the client asked for a sample quotation or, within its office hours, the firm answered. */
function timeOf({ status, hoursAgo }: (typeof sampleQuotations)[number], now: number): number {
  const at = now - hoursAgo * HOUR;
  return status === 'pending' ? at : lastAnsweringTime(at);
}

function quotations(now: number): Quotation[] {
  const rows: Quotation[] = [];
  for (const sample of sampleQuotations) {
    const { services, status, validForDays, notes } = sample;
    const charges = sampleCharges(sample);
    const date = dayInIndia(timeOf(sample, now));
    rows.push({
      id: sampleNumber(rows.length + 1, Number(date.slice(0, 4))),
      services: services.map((line) => ({ ...line })),
      status,
      date,
      total: totalOf({ services, charges }),
      validUntil: validUntil(date, validForDays),
      notes,
      ...(charges.length > 0 && { charges }),
    });
  }
  return rows;
}

function documents(now: number) {
  const entries: DocumentEntry[] = [];
  const bytes: DocumentBytes[] = [];
  sampleDocuments.forEach((sample, index) => {
    const id = `sample-${index + 1}`;
    const isPdf = sample.drawnAs === 'pdf';
    const file = isPdf ? drawPdf(sample.lines) : drawPicture();
    bytes.push({ id, bytes: file });
    entries.push({
      id,
      name: sample.name,
      type: isPdf ? 'pdf' : 'image',
      mime: isPdf ? 'application/pdf' : 'image/png',
      size: file.length,
      category: sample.category,
      uploadedAt: now - sample.hoursAgo * HOUR,
    });
  });
  return { entries, bytes };
}

type Subject = (typeof sampleActivity)[number]['about'];

function timeOfSubject(about: Subject, now: number): number {
  if ('document' in about) {
    const document = sampleDocuments.find(({ name }) => name === about.document);
    return now - (document?.hoursAgo ?? 0) * HOUR;
  }
  const quotation = sampleQuotations.find(({ status }) => status === about.quotation);
  return quotation ? timeOf(quotation, now) : now;
}

function activity(now: number, quotationRows: readonly Quotation[]): Activity[] {
  const entries = sampleActivity.map(({ title, detail, status, about }) => {
    const quotation =
      'quotation' in about && quotationRows.find((row) => row.status === about.quotation);
    return {
      title: quotation ? title.replace('{number}', quotation.id) : title,
      detail,
      status,
      at: timeOfSubject(about, now),
    };
  });
  return entries
    .sort((one, other) => one.at - other.at)
    .map((entry, index) => ({ id: index + 1, ...entry }));
}

/** The papers of the received sample that the documents of the samples are. */
function checklist(
  quotationRows: readonly Quotation[],
  documentRows: readonly DocumentEntry[],
): ChecklistAnswer[] {
  const quotation = quotationRows.find(({ status }) => status === 'received')?.id;
  if (!quotation) return [];
  const rows = new Map<string, ChecklistAnswer>();
  // A firm's samples need not be papers of any list.
  const samples: readonly { name: string; answers?: string }[] = sampleDocuments;
  documentRows.forEach(({ id: document, uploadedAt: answeredAt }, index) => {
    const paper = samples[index]?.answers;
    if (!paper) return;
    const id = itemId(quotation, checklistId(paper));
    const documents = [...(rows.get(id)?.documents ?? []), document];
    rows.set(id, { id, quotation, paper, answer: 'files', documents, answeredAt });
  });
  return [...rows.values()];
}

/** The rows of a client area that is opened for the first time. */
export function seedRows(at: Date) {
  const now = at.getTime();
  const quotationRows = quotations(now);
  const { entries, bytes } = documents(now);
  const cart: CartItem[] = sampleCart.map((item, index) => ({ ...item, addedAt: now + index }));
  const profile: Profile = { id: 'client', ...sampleProfile };
  const preferences: Preferences[] = [
    { id: 'notifications', values: { ...defaultNotifications } },
    { id: 'privacy', values: { ...defaultPrivacy } },
  ];
  const opened: Meta = { key: 'openedAt', value: now };
  return {
    cart,
    quotations: quotationRows,
    documents: entries,
    documentBytes: bytes,
    checklist: checklist(quotationRows, entries),
    activity: activity(now, quotationRows),
    profile: [profile],
    preferences,
    meta: [opened],
  };
}
