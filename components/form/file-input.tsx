import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> & {
  onFiles: (files: readonly File[]) => void;
};

export function FileInput({ onFiles, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      hidden
      onChange={(event) => {
        onFiles(Array.from(event.target.files ?? []));
        event.target.value = '';
      }}
    />
  );
}
