'use client';

import { DialogButton } from '@/components/actions/dialog-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { PlainSelect } from '@/components/form/plain-select';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { FileIcon } from '@/features/client-area/documents/file-icon';
import { setDocumentCategory } from '@/features/client-area/store/documents';
import { categoryLabels, documentCategories } from '@/features/client-area/store/records/options';
import type { DocumentCategory, DocumentEntry } from '@/features/client-area/store/records/records';
import { formatAgo, formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { formatBytes } from '@/lib/format';

const loadDialog = () =>
  import('@/features/client-area/documents/document-dialog').then(
    (module) => module.DocumentDialog,
  );

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));

type Props = {
  document: DocumentEntry;
  items: readonly ChecklistItem[];
  isTicked: boolean;
  onTick: (changes: Record<string, boolean>) => void;
  copyOf: string | undefined;
  now: number;
  onChange: (changed: DocumentEntry, write: () => Promise<unknown>) => void;
  /** Must take the focus, since the button that has it goes. */
  onDelete: (document: DocumentEntry) => void;
  /** `null` if the last change was stored. */
  failure: string | null;
};

export function DocumentRow({
  document,
  items,
  isTicked,
  onTick,
  copyOf,
  now,
  onChange,
  onDelete,
  failure,
}: Props) {
  const { id, name } = document;
  const remove = () => onDelete(document);
  const move = (category: DocumentCategory) =>
    onChange({ ...document, category }, () => setDocumentCategory(id, category));

  return (
    <li className="border-rule border-b py-2">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-[1_1_10.5rem] items-center gap-3">
          <Checkbox
            label={
              <span className="flex items-center gap-2">
                <FileIcon type={document.type} />
                <bdi>{name}</bdi>
              </span>
            }
            aria-label={name}
            checked={isTicked}
            className="min-w-0 leading-snug wrap-anywhere"
            onChange={({ target }) => onTick({ [id]: target.checked })}
          />
        </div>
        <div className="flex gap-2">
          <DialogButton
            variant="outline"
            size="sm"
            load={loadDialog}
            dialogProps={{
              document,
              items,
              onShrunk: (copy: string) => onTick({ [id]: false, [copy]: true }),
            }}
          >
            View<span className="sr-only"> {name}</span>
          </DialogButton>
          <Button variant="outline" size="sm" onClick={remove}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <div className="pl-9">
        <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-soft">
          <p>
            {formatBytes(document.size)}
            {document.needsPassword && '\u00a0· opens with a password'}
            {'\u00a0· '}
            {formatAgo(document.uploadedAt, now)}
            {document.sentAt !== undefined &&
              `\u00a0· sent on ${formatDay(getDayInIndia(document.sentAt))}`}
          </p>
          <PlainSelect
            aria-label={`Category of ${name}`}
            options={categories}
            value={document.category}
            onChange={(event) => move(event.target.value as DocumentCategory)}
          />
        </div>
        {copyOf !== undefined && (
          <p className="text-[0.9375rem] text-orange wrap-anywhere">
            Same content as “<bdi>{copyOf}</bdi>”.{' '}
            <button
              type="button"
              onClick={remove}
              className="min-h-11 lg:-my-1 lg:min-h-8 rounded-control text-link"
            >
              Delete this copy<span className="sr-only"> {name}</span>
            </button>
          </p>
        )}
        <OperationFailure sentence={failure} />
      </div>
    </li>
  );
}
