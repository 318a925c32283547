import { useId } from 'react';
import type { AddOutcome } from '@/lib/portal/documents';
import { cn } from '@/lib/utils';
import type { Upload } from './use-uploads';

function outcomeWords(outcome: AddOutcome): string {
  if (outcome.result === 'refused') return `Refused: it ${outcome.reason}.`;
  return outcome.result === 'kept' ? 'Kept' : 'Held for this visit only';
}

/** Each file of the last upload with its progress, then its outcome. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const id = useId();
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="border-rule border-t">
      {uploads.map((upload) => (
        <li key={upload.key} className="border-rule border-b py-2.5 text-[0.9375rem]">
          <p id={`${id}${upload.key}`} className="font-medium wrap-anywhere">
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
            <progress
              value={upload.progress}
              aria-labelledby={`${id}${upload.key}`}
              className="upload-progress"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
