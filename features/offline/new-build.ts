import { notify } from '@/components/toast/toast';
import { offline as words } from '@/content/offline';
import { followBuilds } from '@/features/offline/stored-site';

/** In a browser that keeps the site: says that another build has come, and lets the visitor choose when. */
export const announceBuilds = () =>
  followBuilds(
    () =>
      void notify(words.newBuild, {
        action: { label: words.reload, onClick: () => window.location.reload() },
      }),
  );
