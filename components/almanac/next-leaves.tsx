'use client';

import { InPlaceScript } from '@/components/layout/in-place-script';
import type { PackedDues } from '@/lib/runtime/next-due-script';
import { type Leaf, nextLeaves, nextLeavesScript } from '@/lib/runtime/next-leaves-script';

const MOST = 4;

type Props = { dues: PackedDues /** The day of the build, an ISO date. */; builtOn: string };

/**
 * The next due dates as leaves of a calendar: from the day of the build, with script from today.
 */
export function NextLeaves({ dues, builtOn }: Props) {
  const now = typeof window === 'undefined' ? Date.parse(builtOn) : Date.now();
  const leaves = nextLeaves(dues, now, MOST);
  return (
    <>
      <ol
        data-dues={dues}
        className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4"
        suppressHydrationWarning
      >
        {Array.from({ length: MOST }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the script turns leaves in their places
          <CalendarLeaf key={index} leaf={leaves[index]} />
        ))}
      </ol>
      <InPlaceScript text={nextLeavesScript} />
    </>
  );
}

/**
 * One leaf; hidden once the dates have ended, so that the number of leaves in the page is fixed.
 */
function CalendarLeaf({ leaf }: { leaf: Leaf | undefined }) {
  return (
    <li
      hidden={!leaf}
      className="rounded-b-panel border border-rule-strong border-t-8 border-t-red bg-page px-4 pt-3 pb-4"
      suppressHydrationWarning
    >
      <time dateTime={leaf?.date} suppressHydrationWarning>
        <b
          className="block font-serif text-[2.75rem] text-red leading-none"
          suppressHydrationWarning
        >
          {leaf?.day}
        </b>
        <span className="text-soft" suppressHydrationWarning>
          {leaf?.month}
        </span>
      </time>
      <span
        className="mt-2 block text-balance font-semibold first-letter:uppercase"
        suppressHydrationWarning
      >
        {leaf?.what}
      </span>
    </li>
  );
}
