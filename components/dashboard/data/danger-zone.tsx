'use client';

import { useRouter } from 'next/navigation';
import { EraseEverything } from '@/components/dashboard/data/erase-everything';
import { afterLayers } from '@/components/layout/layers';
import { Button } from '@/components/ui/button';
import { settings } from '@/content/settings';

const words = settings.danger;

/** Signing out keeps the data; deleting the account erases it. */
export function DangerZone() {
  const router = useRouter();
  const leave = () => afterLayers(() => router.push('/login'));

  return (
    <section aria-labelledby="danger" className="rounded-panel border border-danger bg-page p-5">
      <h2 id="danger" className="text-2xl text-danger md:text-2xl">
        {words.heading}
      </h2>
      <div className="mt-4 grid columns-two gap-5 [--column:15rem]">
        <div className="grid content-between justify-items-start gap-3">
          <p className="text-soft">{words.signOutText}</p>
          <Button variant="quiet" onClick={leave}>
            {words.signOut}
          </Button>
        </div>
        <div className="grid content-between justify-items-start gap-3">
          <p className="text-soft">{words.deleteText}</p>
          <EraseEverything label={words.delete} onErased={leave} />
        </div>
      </div>
    </section>
  );
}
