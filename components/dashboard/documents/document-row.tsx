'use client';

import { FileIcon } from '@/components/dashboard/documents/file-icon';
import { ViewDocument } from '@/components/dashboard/documents/view-document';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { removalNotice } from '@/components/dashboard/shell/removal-notice';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { formatAgo } from '@/lib/dates';
import { formatBytes } from '@/lib/format';
import { categoryLabels, documentCategories } from '@/lib/portal/database/options';
import type { DocumentCategory, DocumentEntry } from '@/lib/portal/database/records';
import {
  deleteDocument,
  restoreDocument,
  setDocumentCategory,
} from '@/lib/portal/documents/documents';

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));

const noticeDeleted = removalNotice({ one: 'was deleted', many: 'files were deleted' });

type Props = {
  document: DocumentEntry;
  /** The name of an earlier document with the same content. */
  copyOf: string | undefined;
  now: number;
  /** Takes the focus, as the button that had it is gone. */
  onGone: () => void;
  /** Where the document is viewed beside the list; `null` where it opens over the page. */
  pane: { isShown: boolean; show: (id: string) => void } | null;
};

export function DocumentRow({ document, copyOf, now, onGone, pane }: Props) {
  const { id, name } = document;
  const { run, press, failure } = useOperation();

  const remove = async () => {
    const deleted = await deleteDocument(id);
    onGone();
    if (deleted) void noticeDeleted({ name, restore: () => restoreDocument(deleted) }, onGone);
  };
  const move = (category: DocumentCategory) => run(() => setDocumentCategory(id, category));

  return (
    <li className="@container grid gap-3 border-rule border-b py-4">
      <div className="flex items-start gap-3">
        <FileIcon type={document.type} />
        <div className="min-w-0">
          <p className="font-semibold leading-snug wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-[0.9375rem] text-soft">
            {formatBytes(document.size)} · {formatAgo(document.uploadedAt, now)}
          </p>
          {copyOf !== undefined && (
            <p className="text-[0.9375rem] text-orange wrap-anywhere">
              Same content as “<bdi>{copyOf}</bdi>”.{' '}
              <button
                type="button"
                onClick={() => void press(remove)}
                className="min-h-11 lg:-my-1 lg:min-h-8 rounded-control text-link"
              >
                Delete this copy<span className="sr-only"> {name}</span>
              </button>
            </p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 pl-10 @[21.5rem]:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="col-span-2 @[21.5rem]:col-span-1">
          <Select
            aria-label={`Category of ${name}`}
            className="h-11 text-[0.9375rem] lg:h-10"
            options={categories}
            value={document.category}
            onChange={(event) => void move(event.target.value as DocumentCategory)}
          />
        </div>
        {pane ? (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={pane.isShown}
            className={pane.isShown ? 'border-red text-red' : undefined}
            onClick={() => pane.show(id)}
          >
            View<span className="sr-only"> {name}</span>
          </Button>
        ) : (
          <ViewDocument document={document} label="View" />
        )}
        <Button variant="quiet" size="small" onClick={() => void press(remove)}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <OperationFailure sentence={failure} className="pl-10" />
    </li>
  );
}
