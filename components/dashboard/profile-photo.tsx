'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { membership } from '@/content/samples/profile';
import { cropPhoto } from '@/lib/portal/crop-photo';
import { photoRefusal } from '@/lib/portal/file-type';
import { savePhoto } from '@/lib/portal/profile';
import { Avatar } from './avatar';
import { ClientName } from './client-name';

export function ProfilePhoto() {
  const chooser = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);

  const change = async (file: File) => {
    setError(null);
    const reason = await photoRefusal(file).catch(() => 'could not be read');
    if (reason) return setError(`${file.name} ${reason}.`);
    try {
      await savePhoto({ mime: 'image/jpeg', bytes: await cropPhoto(file) });
      await notify('Photo changed');
    } catch {
      setError(`${file.name} could not be opened as a picture.`);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar className="size-20 text-2xl" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="min-h-7 font-semibold font-serif text-xl leading-7 wrap-anywhere">
          <ClientName />
        </p>
        <p className="text-[0.9375rem] text-soft">{membership}</p>
        <Button
          variant="outline"
          size="small"
          className="mt-2"
          onClick={() => chooser.current?.click()}
        >
          Change Photo
        </Button>
        <p role="alert" className="mt-2 text-[0.9375rem] text-danger wrap-anywhere empty:hidden">
          {error}
        </p>
        <input
          ref={chooser}
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label="Photo"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void change(file);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
