import type { ComponentProps } from 'react';
import { FileInput } from '@/components/form/file-input';
import { ACCEPTED_FILES } from '@/lib/files/file-type';

type Props = Pick<ComponentProps<typeof FileInput>, 'ref' | 'aria-label' | 'accept' | 'onFiles'> & {
  isCamera?: boolean;
};

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
