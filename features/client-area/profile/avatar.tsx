'use client';

import { useMemo } from 'react';
import { useObjectUrl } from '@/components/form/use-object-url';
import { PlaceIcon } from '@/components/icons/place-icon';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { usePortal } from '@/features/client-area/store/use-portal';
import { cn } from '@/lib/utils';

function getInitials(name: string): string {
  const names = name.trim().split(/\s+/);
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names;
  return letters.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

/** Without a text alternative, since the name is beside it. */
export function Avatar({ className }: { className?: string }) {
  const client = usePortal(
    // It is beside every page: a row that fails here must not take the error page with it.
    async (stored) => ({
      name: (await stored.row('profile', 'client').catch(() => undefined))?.fullName ?? '',
      photo: await stored.row('photo', 'client').catch(() => undefined),
    }),
    [],
    ({ profile }) => ({ name: profile[0]?.fullName ?? '', photo: undefined }),
  );
  const served = useServedClass();
  const photo = client?.photo;
  const file = useMemo(
    () => (photo ? new Blob([photo.bytes], { type: photo.mime }) : null),
    [photo],
  );
  const url = useObjectUrl(file);

  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-gold font-semibold text-night uppercase leading-none',
        className,
      )}
    >
      {url ? (
        // biome-ignore lint/performance/noImgElement: the picture is a file in this browser
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        // No empty text node: filling it later would count as a layout shift.
        client && (
          <span className={cn('grid size-full place-items-center', served)}>
            {getInitials(client.name) || (
              <PlaceIcon path="/dashboard/profile" className="size-3/5" />
            )}
          </span>
        )
      )}
    </span>
  );
}
