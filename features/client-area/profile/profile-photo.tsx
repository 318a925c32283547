'use client';

import { useRef } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { FileInput } from '@/components/form/file-input';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { membership } from '@/content/samples/profile';
import { Avatar } from '@/features/client-area/profile/avatar';
import { ClientName } from '@/features/client-area/profile/client-name';
import { cropPhoto } from '@/features/client-area/profile/crop-photo';
import { savePhoto } from '@/features/client-area/profile/profile';
import { OperationError } from '@/lib/browser/operation-failure';
import { findPhotoRejection } from '@/lib/files/file-type';

export function ProfilePhoto() {
  const chooser = useRef<HTMLInputElement>(null);
  const { run, failure } = useOperation();

  const change = (file: File) =>
    run(async () => {
      const reject = (reason: string): never => {
        throw new OperationError(`${file.name} ${reason}.`);
      };
      const found = await findPhotoRejection(file).catch(() => 'is not readable');
      if (found) reject(found);
      const bytes = await cropPhoto(file).catch(() => reject('could not be opened as a picture'));
      await savePhoto({ mime: 'image/jpeg', bytes });
      void notify('Photo changed');
    });

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar className="size-20 text-2xl lg:size-14 lg:text-xl" />
      <div className="min-w-0 flex-[1_1_10rem] lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-5">
        <div className="min-w-0">
          <p className="min-h-7 font-semibold font-serif text-xl leading-7 wrap-anywhere">
            <ClientName />
          </p>
          <p className="text-[0.9375rem] text-soft [[data-area=own]_&]:hidden">{membership}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="max-lg:mt-2"
          onClick={() => chooser.current?.click()}
        >
          Change Photo
        </Button>
        <OperationFailure sentence={failure} className="mt-2 lg:w-full" />
        <FileInput
          ref={chooser}
          accept=".jpg,.jpeg,.png"
          aria-label="Photo"
          onFiles={([file]) => file && void change(file)}
        />
      </div>
    </div>
  );
}
