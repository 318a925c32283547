'use client';

import { NoLines, Part } from '@/components/layout/part';
import { NoWrap } from '@/components/text/no-wrap';
import { Badge } from '@/components/ui/badge';
import { recentActivityCopy } from '@/content/client-area/home';
import { useNow } from '@/features/client-area/store/areas/use-now';
import type { Activity } from '@/features/client-area/store/records/records';
import { formatAgo } from '@/lib/dates';

const badges = {
  new: { tone: 'blue', word: 'New' },
  pending: { tone: 'orange', word: 'Pending' },
  completed: { tone: 'green', word: 'Completed' },
} as const;

type Props = { entries: readonly Activity[] };

export function RecentActivity({ entries }: Props) {
  const now = useNow();
  return (
    <Part heading={recentActivityCopy.heading}>
      {entries.length === 0 ? (
        <NoLines>{recentActivityCopy.empty}</NoLines>
      ) : (
        <ul>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function ActivityRow({ entry, now }: { entry: Activity; now: number }) {
  const { tone, word } = badges[entry.status];
  const ago = formatAgo(entry.at, now);
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1.5 border-rule-strong border-b py-1.5 text-[0.9375rem] md:min-h-14 md:py-2 md:text-base">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="leading-snug wrap-anywhere">
          <NoWrap>{entry.title}</NoWrap>
        </p>
        <p className="text-sm text-soft leading-snug wrap-anywhere md:text-[0.9375rem]">
          <NoWrap>{entry.detail ? `${entry.detail}\u00a0· ${ago}` : ago}</NoWrap>
        </p>
      </div>
      <Badge tone={tone} className="shrink-0">
        {word}
      </Badge>
    </li>
  );
}
