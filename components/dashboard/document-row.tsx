'use client';

import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { formatBytes } from '@/lib/format';
import { formatAgo } from '@/lib/portal/dates';
import { deleteDocument, restoreDocument, setDocumentCategory } from '@/lib/portal/documents';
import { categoryLabels, documentCategories } from '@/lib/portal/options';
import type { DocumentCategory, DocumentEntry } from '@/lib/portal/records';
import { FileIcon } from './file-icon';
import { removalNotice } from './removal-notice';
import { ViewDocument } from './view-document';

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));

const noticeDeleted = removalNotice({ one: 'was deleted', many: 'files were deleted' });

type Props = {
  document: DocumentEntry;
  now: number;
  /** Takes the focus, as the button that had it is gone. */
  onGone: () => void;
};

export function DocumentRow({ document, now, onGone }: Props) {
  const { id, name } = document;

  const remove = async () => {
    const deleted = await deleteDocument(id);
    onGone();
    if (deleted) await noticeDeleted({ name, restore: () => restoreDocument(deleted) }, onGone);
  };

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
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 pl-10 @[21.5rem]:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="col-span-2 @[21.5rem]:col-span-1">
          <Select
            aria-label={`Category of ${name}`}
            className="h-10 text-[0.9375rem]"
            options={categories}
            value={document.category}
            onChange={(event) =>
              void setDocumentCategory(id, event.target.value as DocumentCategory)
            }
          />
        </div>
        <ViewDocument document={document} />
        <Button variant="danger" size="small" onClick={remove}>
          Delete<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
