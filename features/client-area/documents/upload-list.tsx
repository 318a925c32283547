import { useId } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { Link } from '@/components/text/link';
import { formatCount } from '@/content/words/counts';
import type { ReceivedPackage } from '@/features/client-area/checklist/firm-package';
import {
  filesOf,
  type Upload,
  type UploadOutcome,
} from '@/features/client-area/documents/use-uploads';
import { openAtUpdate } from '@/features/client-area/updates/opened-update';
import { plainName } from '@/lib/files/plain-name';
import { cn } from '@/lib/utils';

type Props = { uploads: readonly Upload[]; onRetry: (upload: Upload) => void };

const lineClasses = 'border-rule border-b py-2.5 text-[0.9375rem]';

/** What to tell of a file that is kept, after its name. */
const remarkOn = (outcome: UploadOutcome | null): string | null =>
  (outcome?.result === 'stored' && outcome.remark) || null;

/**
 * Each file of the last upload with its progress, then its outcome. Once all are done, added files
 * are only counted; those with a remark remain, refused ones with the reason, and failed ones to be
 * tried again.
 */
export function UploadList({ uploads, onRetry }: Props) {
  if (uploads.length === 0) return null;
  const isDone = uploads.every((upload) => upload.outcome !== null);
  const kept = uploads.reduce((sum, { outcome }) => sum + filesOf(outcome), 0);
  const listed = isDone
    ? uploads.filter(({ outcome }) => filesOf(outcome) === 0 || remarkOn(outcome) !== null)
    : uploads;

  return (
    <ul aria-label="Uploads" className="border-rule border-t">
      {isDone && kept > 0 && (
        <li className={cn(lineClasses, 'text-green')}>{formatCount(kept, 'file')} kept</li>
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

/** To what the firm says about the files that it sent, such as an amount to pay. */
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
  const remark = remarkOn(outcome);
  return (
    <li className={lineClasses}>
      <p id={id} className="font-medium wrap-anywhere">
        <bdi>{plainName(file.name)}</bdi>
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
      {filesOf(outcome) > 0 && (
        <p className={remark === null ? 'text-green' : 'text-orange'}>
          {remark === null ? 'Kept' : `Kept. It ${remark}.`}
        </p>
      )}
    </li>
  );
}
