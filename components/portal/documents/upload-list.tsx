import { useId } from 'react';
import type { Upload, UploadOutcome } from '@/components/portal/documents/use-uploads';
import { OperationFailure } from '@/components/ui/operation-failure';
import { plainName } from '@/lib/portal/documents/plain-name';
import { cn } from '@/lib/utils';

type Props = {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onClear: () => void;
};

const linkClasses =
  'inline-flex min-h-11 items-center rounded-control lg:min-h-8 text-[0.9375rem] text-link';

/** Whether the outcome says more than that the file was added. */
function isTold(outcome: UploadOutcome | null): boolean {
  return outcome !== null && (!('sameAs' in outcome) || outcome.sameAs !== null);
}

/**
 * Each file of the last upload with its progress, then its outcome. Once all are done, added files
 * are only counted; refused files remain with the reason, and failed ones to be tried again.
 */
export function UploadList({ uploads, onRetry, onClear }: Props) {
  if (uploads.length === 0) return null;
  const isDone = uploads.every((upload) => upload.outcome !== null);
  const listed = isDone ? uploads.filter(({ outcome }) => isTold(outcome)) : uploads;

  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label="Uploads" className="w-full border-rule border-t">
        {isDone && <Counts uploads={uploads} />}
        {listed.map((upload) => (
          <UploadLine key={upload.key} upload={upload} onRetry={onRetry} />
        ))}
      </ul>
      {isDone && (
        <button type="button" onClick={onClear} className={linkClasses}>
          Clear<span className="sr-only"> the list of uploads</span>
        </button>
      )}
    </div>
  );
}

const lineClasses = 'border-rule border-b py-2.5 text-[0.9375rem]';

function Counts({ uploads }: Pick<Props, 'uploads'>) {
  const files = (result: UploadOutcome['result']) => {
    const count = uploads.filter(({ outcome }) => outcome?.result === result).length;
    return count > 0 && `${count} ${count === 1 ? 'file' : 'files'}`;
  };
  const stored = files('kept');
  const visit = files('visit');
  return (
    <>
      {stored && <li className={cn(lineClasses, 'text-green')}>{stored} kept</li>}
      {visit && (
        <li className={cn(lineClasses, 'text-orange')}>{visit} held for this visit only</li>
      )}
    </>
  );
}

function UploadLine({ upload, onRetry }: { upload: Upload; onRetry: Props['onRetry'] }) {
  const id = useId();
  const { outcome, file } = upload;
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
          <button type="button" onClick={() => onRetry(upload)} className={linkClasses}>
            Try again<span className="sr-only"> with {file.name}</span>
          </button>
        </>
      )}
      {outcome && outcome.result !== 'failed' && <OutcomeWords outcome={outcome} />}
    </li>
  );
}

function OutcomeWords({ outcome }: { outcome: Exclude<UploadOutcome, { result: 'failed' }> }) {
  if (outcome.result === 'refused') {
    return <p className="text-danger">{`Refused: it ${outcome.reason}.`}</p>;
  }
  const isStored = outcome.result === 'kept';
  return (
    <p className={cn('wrap-anywhere', isStored ? 'text-green' : 'text-orange')}>
      {isStored ? 'Kept' : 'Held for this visit only'}
      {outcome.sameAs !== null && (
        <>
          ; same content as “<bdi>{outcome.sameAs}</bdi>”
        </>
      )}
    </p>
  );
}
