import type { Ref } from 'react';
import { ACCEPTED_FILES } from '@/lib/portal/documents/file-type';

type Props = {
  /** A press on it opens the chooser of the device. */
  ref: Ref<HTMLInputElement>;
  paper: string;
  onFiles: (files: readonly File[]) => void;
};

/** Takes files for a paper; the same may be chosen again. The button that opens it is elsewhere. */
export function FileChooser({ ref, paper, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      accept={ACCEPTED_FILES}
      aria-label={`File for ${paper}`}
      hidden
      onChange={(event) => {
        onFiles(Array.from(event.target.files ?? []));
        event.target.value = '';
      }}
    />
  );
}
