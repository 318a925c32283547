import { notify } from '@/components/toast/toast';
import { offline as words } from '@/content/offline';
import { followBuilds } from '@/features/offline/stored-site';

export const announceBuilds = () =>
  followBuilds(
    () =>
      void notify(words.newBuild, {
        action: { label: words.reload, onClick: () => window.location.reload() },
      }),
  );
