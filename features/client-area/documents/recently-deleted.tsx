'use client';

import type { RefObject } from 'react';
import { ConfirmRemoval } from '@/components/actions/confirm-removal';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Button } from '@/components/ui/button';
import { recentlyDeletedCopy as copy } from '@/content/client-area/documents';
import { FileIcon } from '@/features/client-area/documents/file-icon';
import { deleteForGood, restoreDocument } from '@/features/client-area/store/documents';
import {
  computePurgeTime,
  type DeletedDocument,
} from '@/features/client-area/store/recently-deleted';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { formatBytes } from '@/lib/format';

export const DELETED_ID = 'recently-deleted';

type Props = {
  documents: readonly DeletedDocument[];
  heading: RefObject<HTMLHeadingElement | null>;
  /** The row that has gone had the focus. */
  onGone: (document: DeletedDocument, how: 'restored' | 'gone') => void;
};

export function RecentlyDeleted({ documents, heading, onGone }: Props) {
  return (
    <section aria-labelledby={DELETED_ID} className="mt-8">
      <h2
        id={DELETED_ID}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 border-ink border-b pb-3 text-2xl outline-none md:text-2xl"
      >
        {copy.heading}
      </h2>
      <p className="mt-3 text-[0.9375rem] text-soft">{copy.lead}</p>
      <ul>
        {documents.map((document) => (
          <DeletedRow key={document.id} document={document} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { document: DeletedDocument; onGone: Props['onGone'] };

function DeletedRow({ document, onGone }: RowProps) {
  const { id, name, type, size, deletedAt } = document;
  const { press, failure } = useOperation();
  const restore = async () => {
    await restoreDocument(id);
    onGone(document, 'restored');
  };

  return (
    <li className="border-rule border-b py-3">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-[1_1_10.5rem] items-center gap-3">
          <FileIcon type={type} />
          <div className="min-w-0">
            <p className="font-semibold leading-snug wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="text-[0.9375rem] text-soft">
              {formatBytes(size)}
              {'\u00a0· '}
              {copy.until.replace('{day}', formatDay(getDayInIndia(computePurgeTime(deletedAt))))}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => void press(restore)}>
            {copy.restore}
            <span className="sr-only"> {name}</span>
          </Button>
          <ConfirmRemoval
            size="sm"
            trigger={
              <>
                {copy.forGood}
                <span className="sr-only"> {name}</span>
              </>
            }
            title={copy.question}
            description={
              <>
                <bdi className="font-semibold wrap-anywhere">{name}</bdi> {copy.cannotUndo}
              </>
            }
            keep={copy.keep}
            remove={copy.forGood}
            onRemove={() => deleteForGood(id)}
            onRemoved={() => onGone(document, 'gone')}
          />
        </div>
      </div>
      <OperationFailure sentence={failure} />
    </li>
  );
}
