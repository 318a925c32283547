import type { WithoutFile } from '@/lib/portal/records/checklist';
import { monthTitle } from '@/lib/portal/records/months';

export type PackagedFile = {
  /** Its name in the ZIP. */
  name: string;
  /** The client's name for the document. */
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
  /** ISO date and time. */
  madeAt: string;
  /** Whose documents these are, as the profile says; empty where it says nothing. */
  client: Client;
  /** The quotations whose papers they are. */
  quotations: readonly string[];
  /** The month whose papers they are: `2026-10`. */
  month?: string;
  files: readonly PackagedFile[];
  withoutFile: readonly WithoutFile[];
};

export type Whose = Pick<Manifest, 'client' | 'quotations' | 'month'>;

/** What they are for, by name. */
export const namesOf = ({ quotations, month }: Whose) => [
  ...quotations,
  ...(month ? [monthTitle(month)] : []),
];

/** `Asha Rao, PAN ABCPR1234F, for Q-2026-7K3XN`; empty if nothing is known. */
export function whose(manifest: Whose): string {
  const { client } = manifest;
  const names = namesOf(manifest);
  return [
    client.name,
    client.pan && `PAN ${client.pan}`,
    names.length > 0 && `for ${names.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
