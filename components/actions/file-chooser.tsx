import type { ComponentProps } from 'react';
import { FileInput } from '@/components/form/file-input';
import { ACCEPTED_FILES } from '@/lib/files/file-type';

type Props = Pick<ComponentProps<typeof FileInput>, 'ref' | 'aria-label' | 'accept' | 'onFiles'> & {
  /** Takes a photo with the camera, where the device has one. */
  isCamera?: boolean;
};

/** Takes documents, several at once, or a photo. */
export function FileChooser({ isCamera, accept = ACCEPTED_FILES, ...input }: Props) {
  return (
    <FileInput
      {...input}
      {...(isCamera
        ? { accept: 'image/jpeg,image/png', capture: 'environment' }
        : { accept, multiple: true })}
    />
  );
}
