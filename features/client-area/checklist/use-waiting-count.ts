'use client';

import { useEffect } from 'react';
import { listWaitingTasks } from '@/features/client-area/checklist/waiting-for';
import { area } from '@/features/client-area/store/store';
import { showBadge } from '@/lib/browser/badge';

type Rows = Parameters<typeof listWaitingTasks>[0] & {
  /** Whether they are not the samples of the served page. */
  isStored: boolean;
};

const COUNT = /^\(\d+\) /;

export function useWaitingCount(rows: Rows | undefined) {
  useEffect(() => {
    if (area !== 'own' || !rows?.isStored) return;
    const count = listWaitingTasks(rows).length;
    const title = document.title.replace(COUNT, '');
    document.title = count > 0 ? `(${count}) ${title}` : title;
    showBadge(count);
    return () => {
      document.title = document.title.replace(COUNT, '');
    };
  }, [rows]);
}
