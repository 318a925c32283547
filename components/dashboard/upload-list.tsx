import { useId } from 'react';
import type { AddOutcome } from '@/lib/portal/documents';
import { cn } from '@/lib/utils';
import type { Upload } from './use-uploads';

type Props = { uploads: readonly Upload[]; onClear: () => void };

/**
 * Each file of the last upload with its progress, then its outcome. Once all of them have one, what
 * stands in the list of files is only counted; what was refused stays, with the reason.
 */
export function UploadList({ uploads, onClear }: Props) {
  if (uploads.length === 0) return null;
  const isDone = uploads.every((upload) => upload.outcome !== null);
  const listed = isDone
    ? uploads.filter((upload) => upload.outcome?.result === 'refused')
    : uploads;

  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label="Uploads" className="w-full border-rule border-t">
        {isDone && <Counts uploads={uploads} />}
        {listed.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </ul>
      {isDone && (
        <button
          type="button"
          onClick={onClear}
          className="inline-flex min-h-8 items-center rounded-control text-[0.9375rem] text-link"
        >
          Clear<span className="sr-only"> the list of uploads</span>
        </button>
      )}
    </div>
  );
}

const lineClasses = 'border-rule border-b py-2.5 text-[0.9375rem]';

function Counts({ uploads }: Pick<Props, 'uploads'>) {
  const files = (result: AddOutcome['result']) => {
    const count = uploads.filter(({ outcome }) => outcome?.result === result).length;
    return count > 0 && `${count} ${count === 1 ? 'file' : 'files'}`;
  };
  const kept = files('kept');
  const visit = files('visit');
  return (
    <>
      {kept && <li className={cn(lineClasses, 'text-green')}>{kept} kept</li>}
      {visit && (
        <li className={cn(lineClasses, 'text-orange')}>{visit} held for this visit only</li>
      )}
    </>
  );
}

function outcomeWords(outcome: AddOutcome): string {
  if (outcome.result === 'refused') return `Refused: it ${outcome.reason}.`;
  return outcome.result === 'kept' ? 'Kept' : 'Held for this visit only';
}

function UploadLine({ upload }: { upload: Upload }) {
  const id = useId();
  return (
    <li className={lineClasses}>
      <p id={id} className="font-medium wrap-anywhere">
        <bdi>{upload.name}</bdi>
      </p>
      {upload.outcome ? (
        <p
          className={cn('text-green', {
            'text-danger': upload.outcome.result === 'refused',
            'text-orange': upload.outcome.result === 'visit',
          })}
        >
          {outcomeWords(upload.outcome)}
        </p>
      ) : (
        <progress value={upload.progress} aria-labelledby={id} className="upload-progress" />
      )}
    </li>
  );
}
