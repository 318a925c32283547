import { notify } from '@/components/toast/toast';
import { offline as copy } from '@/content/offline';
import { followBuilds } from '@/features/offline/stored-site';

export const announceBuilds = () =>
  followBuilds(
    () =>
      void notify(copy.newBuild, {
        action: { label: copy.reload, onClick: () => window.location.reload() },
      }),
  );
