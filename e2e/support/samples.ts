/** What the client area holds on a first visit, as its pages show it. */

import { sampleDocuments } from '@/content/samples/documents';
import { documentCategories } from '@/features/client-area/store/records/options';
import type { DocumentCategory } from '@/features/client-area/store/records/records';
import { computeSampleCharges } from '@/features/client-area/store/sample-charges';
import { drawPdf } from '@/features/client-area/store/samples/sample-files';
import { offeredSampleCart, offeredSampleQuotations } from '@/lib/content/sample-rows';
import { computeTotalWithCharges } from '@/lib/fees/total';
import { formatBytes } from '@/lib/format';

const sum = (lines: readonly { price: number }[]) =>
  lines.reduce((total, { price }) => total + price, 0);

type Row = (typeof offeredSampleCart)[number];
/** The journeys need two services at least. */
export const cart = offeredSampleCart as unknown as readonly [Row, Row, ...Row[]];
export const cartTotal = sum(offeredSampleCart);
export const servicesInCart = `${offeredSampleCart.length} services in the cart`;

type Status = (typeof offeredSampleQuotations)[number]['status'];

const withStatus = (status: Status) =>
  offeredSampleQuotations.findIndex((row) => row.status === status);
/** `Q-2026-002`, of any year. */
const numbered = (index: number) => `Q-\\d{4}-${String(index + 1).padStart(3, '0')}`;

/** Of a quotation that is asked for in the test. */
export const nextQuotation = 'Q-\\d{4}-[0-9A-HJKMNP-TV-Z]{5}';
export const quotationCount = offeredSampleQuotations.length;
export const quotationNumber = (status: Status) => numbered(withStatus(status));
const receivedSample = offeredSampleQuotations[withStatus('received')] ?? {
  services: [],
  withGst: false,
};
export const received = {
  lines: receivedSample.services,
  total: computeTotalWithCharges({
    services: receivedSample.services,
    charges: computeSampleCharges(receivedSample),
  }),
};

export const documentNames: readonly string[] = [...sampleDocuments]
  .sort((a, b) => a.hoursAgo - b.hoursAgo)
  .map(({ name }) => name);
const named = (drawnAs: 'pdf' | 'picture') =>
  sampleDocuments.find((sample) => sample.drawnAs === drawnAs) ?? sampleDocuments[0];
export const paper = named('pdf').name;
export const picture = named('picture').name;
/** The count of files uploaded: the samples and `more`. */
export function filesUploaded(more = 0): string {
  const count = sampleDocuments.length + more;
  return `${count} ${count === 1 ? 'file' : 'files'} uploaded`;
}
/** The counts of the category tiles, with `change` added by category. */
export function tileCounts(change: Partial<Record<DocumentCategory, number>> = {}): string[] {
  return documentCategories.map((value) => {
    const own = sampleDocuments.filter(({ category }) => category === value).length;
    return String(own + (change[value] ?? 0));
  });
}
export const paperCategory: DocumentCategory = named('pdf').category;
export const paperSize = formatBytes(drawPdf(named('pdf').lines).length);
