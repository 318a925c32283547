import type { ComponentProps } from 'react';
import { ACCEPTED_FILES } from '@/lib/portal/documents/file-type';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'aria-label'> & {
  onFiles: (files: readonly File[]) => void;
};

/** A hidden input for documents, which a button elsewhere clicks; the same file may be chosen again. */
export function FileChooser({ onFiles, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      multiple
      accept={ACCEPTED_FILES}
      hidden
      onChange={(event) => {
        onFiles(Array.from(event.target.files ?? []));
        event.target.value = '';
      }}
    />
  );
}
