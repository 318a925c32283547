import type { WithoutFile } from '@/features/client-area/checklist/checklist';
import { getAnswerLabel } from '@/features/client-area/store/records/options';
import { formatMonthKey, isMonth } from '@/lib/months';

export type PackagedFile = {
  name: string;
  document: string;
  /** In bytes. */
  size: number;
  needsPassword?: true;
  sha256: string;
  papers: readonly string[];
};

type Client = { name: string; pan: string };

export type Manifest = {
  format: 'documents-for-the-firm';
  version: 1;
  madeAt: string;
  client: Client;
  /** For example `Q-2026-7K3XN` or `2026-10`. */
  quotations: readonly string[];
  files: readonly PackagedFile[];
  withoutFile: readonly WithoutFile[];
};

export type ManifestOwner = Pick<Manifest, 'client' | 'quotations'>;

const nameQuotation = (quotation: string) =>
  isMonth(quotation) ? formatMonthKey(quotation) : quotation;

export function listQuotationNames({ quotations }: ManifestOwner, most: number): string[] {
  const others = quotations.length - most;
  return [
    ...quotations.slice(0, most).map(nameQuotation),
    ...(others > 0 ? [`and ${others} more`] : []),
  ];
}

export const describeWithoutFile = ({ quotation, paper, answer }: WithoutFile) =>
  `${nameQuotation(quotation)}: ${paper}: ${getAnswerLabel(answer, quotation)}`;

const NAMED = 10;

/** `Asha Rao, PAN ABCPR1234F, for Q-2026-7K3XN`; empty if nothing is known. */
export function formatManifestOwner(manifest: ManifestOwner): string {
  const { client } = manifest;
  const names = listQuotationNames(manifest, NAMED);
  return [
    client.name,
    client.pan && `PAN ${client.pan}`,
    names.length > 0 && `for ${names.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
