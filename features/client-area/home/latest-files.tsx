'use client';

import { NoLines, Part, PartLink } from '@/components/layout/part';
import { documentsCopy } from '@/content/client-area/documents';
import { latestFilesCopy as copy } from '@/content/client-area/home';
import { useNow } from '@/features/client-area/areas/use-now';
import { FileIcon } from '@/features/client-area/documents/file-icon';
import type { Overview } from '@/features/client-area/home/use-overview';
import { formatAgo } from '@/lib/dates';
import { formatBytes } from '@/lib/format';

const SHOWN = 3;

export function LatestFiles({ overview: { documents } }: { overview: Overview }) {
  const now = useNow();
  return (
    <Part heading={copy.heading} note={<PartLink href="/dashboard/documents">{copy.all}</PartLink>}>
      {documents.length === 0 ? (
        <NoLines>{documentsCopy.empty}</NoLines>
      ) : (
        <ul>
          {documents.slice(0, SHOWN).map(({ id, name, type, size, uploadedAt }) => (
            <li key={id} className="flex min-h-15 items-center gap-3 border-rule border-b py-1.5">
              <FileIcon type={type} />
              <p className="min-w-0 flex-1 leading-tight wrap-anywhere">
                <bdi>{name}</bdi>
                <span className="mt-0.5 block text-sm text-soft">
                  {formatBytes(size)}
                  {'\u00a0· '}
                  {formatAgo(uploadedAt, now)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
