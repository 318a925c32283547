import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { createRid } from '@/features/client-area/protocol/rid';
import { getChecklistItemId } from '@/features/client-area/store/records/checklist-ids';
import {
  defaultNotifications,
  defaultPrivacy,
} from '@/features/client-area/store/records/default-preferences';
import type { Profile } from '@/features/client-area/store/records/profile';
import type {
  Activity,
  CartItem,
  ChecklistAnswer,
  DocumentBytes,
  DocumentEntry,
  Meta,
  Preferences,
  Thread,
} from '@/features/client-area/store/records/records';
import { drawPdf, drawSamplePicture } from '@/features/client-area/store/samples/sample-files';
import {
  createSampleThreads,
  getSampleTime,
  type SampleQuotation,
} from '@/features/client-area/store/samples/sample-threads';
import { createChecklistId } from '@/lib/content/checklist-id';
import {
  offeredSampleActivity,
  offeredSampleCart,
  offeredSampleQuotations,
} from '@/lib/content/sample-rows';

const HOUR = 60 * 60 * 1000;

function createDocuments(now: number) {
  const entries: DocumentEntry[] = [];
  const bytes: DocumentBytes[] = [];
  sampleDocuments.forEach((sample, index) => {
    const id = `sample-${index + 1}`;
    const isPdf = sample.drawnAs === 'pdf';
    const file = isPdf ? drawPdf(sample.lines) : drawSamplePicture();
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

type Subject = (typeof offeredSampleActivity)[number]['about'];

function getSubjectTime(about: Subject, now: number): number {
  if ('document' in about) {
    const document = sampleDocuments.find(({ name }) => name === about.document);
    return now - (document?.hoursAgo ?? 0) * HOUR;
  }
  const quotation = offeredSampleQuotations.find(({ status }) => status === about.quotation);
  return quotation ? getSampleTime(quotation, now) : now;
}

const findThread = (status: SampleQuotation['status'], threads: readonly Thread[]) =>
  threads[offeredSampleQuotations.findIndex((sample) => sample.status === status)];

function createActivity(now: number, threads: readonly Thread[]): Activity[] {
  const entries = offeredSampleActivity.map(({ title, detail, status, about }) => {
    const quotation = 'quotation' in about && findThread(about.quotation, threads);
    return {
      title: quotation ? title.replace('{number}', quotation.id) : title,
      detail,
      status,
      at: getSubjectTime(about, now),
    };
  });
  return entries.sort((a, b) => a.at - b.at).map((entry, index) => ({ id: index + 1, ...entry }));
}

function createChecklistAnswers(
  threads: readonly Thread[],
  documentRows: readonly DocumentEntry[],
): ChecklistAnswer[] {
  const quotation = findThread('received', threads)?.id;
  if (!quotation) return [];
  const rows = new Map<string, ChecklistAnswer>();
  const samples: readonly { name: string; answers?: string }[] = sampleDocuments;
  documentRows.forEach(({ id: document, uploadedAt: answeredAt }, index) => {
    const paper = samples[index]?.answers;
    if (!paper) return;
    const id = getChecklistItemId(quotation, createChecklistId(paper));
    const documents = [...(rows.get(id)?.documents ?? []), document];
    rows.set(id, { id, quotation, paper, answer: 'files', documents, answeredAt });
  });
  return [...rows.values()];
}

export function seedRows(at: Date, newRid = createRid) {
  const now = at.getTime();
  const threads = createSampleThreads(now, newRid);
  const { entries, bytes } = createDocuments(now);
  const cart: CartItem[] = offeredSampleCart.map((item, index) => ({
    ...item,
    addedAt: now + index,
  }));
  const profile: Profile = { id: 'client', ...sampleProfile };
  const preferences: Preferences[] = [
    { id: 'notifications', values: { ...defaultNotifications } },
    { id: 'privacy', values: { ...defaultPrivacy } },
  ];
  const opened: Meta = { key: 'openedAt', value: now };
  return {
    cart,
    threads,
    documents: entries,
    documentBytes: bytes,
    checklist: createChecklistAnswers(threads, entries),
    activity: createActivity(now, threads),
    profile: [profile],
    preferences,
    meta: [opened],
  };
}
