import { certificateDayScript } from '@/lib/runtime/certificate-day';
import { linkedSubjectScript, missingPathScript } from '@/lib/runtime/in-place-scripts';
import { nextLeavesScript } from '@/lib/runtime/next-leaves-script';
import { openNowScript } from '@/lib/runtime/open-now';
import { todayScript } from '@/lib/runtime/today-script';

/** The inline scripts of our own components. */
export const ownScripts: readonly string[] = [
  todayScript,
  nextLeavesScript,
  missingPathScript,
  linkedSubjectScript,
  openNowScript,
  certificateDayScript,
];
