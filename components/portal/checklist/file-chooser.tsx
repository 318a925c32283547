import type { Ref } from 'react';
import { ACCEPTED_FILES } from '@/lib/portal/documents/file-type';

type Props = {
  /** Call `click()` on it to open the device's file chooser. */
  ref: Ref<HTMLInputElement>;
  paper: string;
  onFiles: (files: readonly File[]) => void;
};

/** A hidden file input for a paper; the same file may be chosen again. Its button is elsewhere. */
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
