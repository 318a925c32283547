import { sampleActivity } from '@/content/samples/activity';
import { sampleCart } from '@/content/samples/cart';
import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { sampleQuotations } from '@/content/samples/quotations';
import { isoDay } from '@/lib/dates';
import { defaultNotifications, defaultPrivacy } from '@/lib/portal/database/default-preferences';
import type {
  Activity,
  CartItem,
  DocumentBytes,
  DocumentEntry,
  Meta,
  Preferences,
  Profile,
  Quotation,
} from '@/lib/portal/database/records';
import { drawPdf, drawPicture } from '@/lib/portal/database/sample-files';
import { nextQuotationId } from '@/lib/portal/quotations/numbering';
import { validUntil } from '@/lib/portal/quotations/quotation-rules';
import { totalOf } from '@/lib/portal/quotations/total';

const HOUR = 60 * 60 * 1000;

function quotations(now: number): Quotation[] {
  const rows: Quotation[] = [];
  for (const sample of sampleQuotations) {
    const { services, status, hoursAgo, validForDays, notes } = sample;
    // A firm whose samples have no charges lists none of any kind.
    const charges: NonNullable<Quotation['charges']> = [...sample.charges];
    const date = isoDay(new Date(now - hoursAgo * HOUR));
    rows.push({
      id: nextQuotationId(
        rows.map((row) => row.id),
        Number(date.slice(0, 4)),
      ),
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

const hoursSince = (about: Subject): number =>
  'document' in about
    ? (sampleDocuments.find(({ name }) => name === about.document)?.hoursAgo ?? 0)
    : (sampleQuotations.find(({ status }) => status === about.quotation)?.hoursAgo ?? 0);

function activity(now: number, quotationRows: readonly Quotation[]): Activity[] {
  return sampleActivity.map(({ title, detail, status, about }, index) => {
    const quotation =
      'quotation' in about && quotationRows.find((row) => row.status === about.quotation);
    return {
      id: index + 1,
      title: quotation ? title.replace('{number}', quotation.id) : title,
      detail,
      status,
      at: now - hoursSince(about) * HOUR,
    };
  });
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
    activity: activity(now, quotationRows),
    profile: [profile],
    preferences,
    meta: [opened],
  };
}
