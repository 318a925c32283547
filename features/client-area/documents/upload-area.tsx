'use client';

import { useId, useRef } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useDropArea } from '@/components/form/use-drop-area';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { documentsCopy } from '@/content/client-area/documents';
import { formatCount } from '@/content/words/counts';
import type { ReceivedPackage } from '@/features/client-area/documents/firm-package';
import {
  countUploadedFiles,
  type Upload,
  type UploadOutcome,
  useUploads,
} from '@/features/client-area/documents/use-uploads';
import { openAtUpdate } from '@/features/client-area/updates/update-target';
import { DROP_AREA, IS_OVER } from '@/lib/browser/attributes';
import { cleanFileName } from '@/lib/files/plain-name';
import { cn } from '@/lib/utils';

export function UploadArea() {
  const { uploads, add, retry } = useUploads();
  const { isOver, handlers } = useDropArea(add);
  const chooser = useRef<HTMLInputElement>(null);
  const zips = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);

  return (
    <div className="flex flex-col gap-4 print:hidden">
      <section
        aria-label="Upload"
        {...{ [DROP_AREA]: '' }}
        {...{ [IS_OVER]: isOver || undefined }}
        {...handlers}
        className={cn(
          'grid flex-auto content-center justify-items-center gap-3 rounded-panel border-2 border-field border-dashed bg-page px-5 py-8 text-center transition-colors duration-150',
          { 'border-red bg-muted': isOver },
        )}
      >
        <p className="font-medium">{documentsCopy.drop}</p>
        <Button ref={choose} onClick={() => chooser.current?.click()}>
          {documentsCopy.choose}
        </Button>
        <p className="text-[0.9375rem] text-balance text-soft">{documentsCopy.rule}</p>
        <FileChooser ref={chooser} aria-label="Files to upload" onFiles={add} />
        <Button variant="link" onClick={() => zips.current?.click()}>
          {documentsCopy.openZip}
        </Button>
        <FileChooser ref={zips} accept=".zip" aria-label={documentsCopy.zip} onFiles={add} />
      </section>
      <UploadList
        uploads={uploads}
        onRetry={(upload) => {
          retry(upload);
          choose.current?.focus();
        }}
      />
    </div>
  );
}

type Props = { uploads: readonly Upload[]; onRetry: (upload: Upload) => void };

const lineClasses = 'border-rule border-b py-2.5 text-[0.9375rem]';

const findRemark = (outcome: UploadOutcome | null): string | null =>
  (outcome?.result === 'stored' && outcome.remark) || null;

/**
 * Once all are done, added files are only counted; those with a remark, refused ones and failed
 * ones stay.
 */
function UploadList({ uploads, onRetry }: Props) {
  if (uploads.length === 0) return null;
  const isDone = uploads.every((upload) => upload.outcome !== null);
  const added = uploads.reduce((sum, { outcome }) => sum + countUploadedFiles(outcome), 0);
  const listed = isDone
    ? uploads.filter(
        ({ outcome }) => countUploadedFiles(outcome) === 0 || findRemark(outcome) !== null,
      )
    : uploads;

  return (
    <ul aria-label="Uploads" className="border-rule border-t">
      {isDone && added > 0 && (
        <li className={cn(lineClasses, 'text-green')}>{formatCount(added, 'file')} kept</li>
      )}
      {isDone &&
        uploads.map(
          ({ key, outcome }) =>
            outcome?.result === 'unpacked' && (
              <li key={key} className="border-rule border-b">
                <UpdateLink {...outcome} />
              </li>
            ),
        )}
      {listed.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onRetry={onRetry} />
      ))}
    </ul>
  );
}

const UpdateLink = ({ quotation, update }: Pick<ReceivedPackage, 'quotation' | 'update'>) => (
  <Link
    href={`/dashboard/quotations#${quotation}`}
    onClick={() => openAtUpdate(quotation, update)}
    className="inline-flex min-h-11 items-center text-[0.9375rem] text-link"
  >
    Read our update on {quotation}
  </Link>
);

function UploadLine({ upload, onRetry }: { upload: Upload; onRetry: Props['onRetry'] }) {
  const id = useId();
  const { outcome, file } = upload;
  const remark = findRemark(outcome);
  return (
    <li className={lineClasses}>
      <p id={id} className="font-medium wrap-anywhere">
        <bdi>{cleanFileName(file.name)}</bdi>
      </p>
      {!outcome && (
        <progress value={upload.progress} aria-labelledby={id} className="upload-progress" />
      )}
      {outcome?.result === 'failed' && (
        <>
          <OperationFailure sentence={outcome.sentence} />
          <button
            type="button"
            onClick={() => onRetry(upload)}
            className="inline-flex min-h-11 items-center rounded-control lg:min-h-8 text-[0.9375rem] text-link"
          >
            Try again<span className="sr-only"> with {file.name}</span>
          </button>
        </>
      )}
      {outcome?.result === 'refused' && (
        <p className="text-danger">
          {'sentence' in outcome ? outcome.sentence : `Refused: it ${outcome.reason}.`}
        </p>
      )}
      {countUploadedFiles(outcome) > 0 && (
        <p className={remark === null ? 'text-green' : 'text-orange'}>
          {remark === null ? 'Kept' : `Kept. It ${remark}.`}
        </p>
      )}
    </li>
  );
}
