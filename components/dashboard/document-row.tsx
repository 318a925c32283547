'use client';

import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { notify } from '@/components/ui/toast';
import { formatBytes } from '@/lib/format';
import { formatAgo } from '@/lib/portal/dates';
import { deleteDocument, restoreDocument, setDocumentCategory } from '@/lib/portal/documents';
import { categoryLabels, documentCategories } from '@/lib/portal/options';
import type { DocumentCategory, DocumentEntry } from '@/lib/portal/records';
import { FileIcon } from './file-icon';
import { ViewDocument } from './view-document';

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));

type Props = { document: DocumentEntry; now: number; onDeleted: () => void };

export function DocumentRow({ document, now, onDeleted }: Props) {
  const { id, name } = document;

  const remove = async () => {
    const deleted = await deleteDocument(id);
    onDeleted();
    if (!deleted) return;
    await notify(`${name} was deleted`, {
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void restoreDocument(deleted) },
    });
  };

  return (
    <li className="grid gap-3 border-rule border-b py-4">
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
      <div className="flex flex-wrap gap-2 pl-10">
        <div className="min-w-36 flex-1">
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
