import type { ComponentProps } from 'react';
import { ACCEPTED_FILES } from '@/lib/portal/documents/file-type';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'aria-label' | 'accept'> & {
  onFiles: (files: readonly File[]) => void;
  /** Takes a photo with the camera, where the device has one. */
  isCamera?: boolean;
};

/** A hidden input for documents, which a button elsewhere clicks; the same file may be chosen again. */
export function FileChooser({ onFiles, isCamera, accept = ACCEPTED_FILES, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      {...(isCamera
        ? { accept: 'image/jpeg,image/png', capture: 'environment' }
        : { accept, multiple: true })}
      hidden
      onChange={(event) => {
        onFiles(Array.from(event.target.files ?? []));
        event.target.value = '';
      }}
    />
  );
}
