import { linkedSubjectScript, missingPathScript } from '@/lib/runtime/in-place-scripts';
import { todayScript } from '@/lib/runtime/today-script';

/** The inline scripts that our own components serve. */
export const ownScripts: readonly string[] = [todayScript, missingPathScript, linkedSubjectScript];
