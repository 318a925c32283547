import { linkedSubjectScript, missingPathScript } from '@/lib/runtime/in-place-scripts';
import { nextDueScript } from '@/lib/runtime/next-due-script';
import { nextLeavesScript } from '@/lib/runtime/next-leaves-script';
import { openNowScript } from '@/lib/runtime/open-now';
import { todayScript } from '@/lib/runtime/today-script';

/** The inline scripts that our own components serve. */
export const ownScripts: readonly string[] = [
  todayScript,
  nextDueScript,
  nextLeavesScript,
  missingPathScript,
  linkedSubjectScript,
  openNowScript,
];
