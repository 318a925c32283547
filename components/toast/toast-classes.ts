export type NoticeTone = 'good' | 'problem';

export const toastActionClasses = 'shrink-0 font-semibold text-red underline underline-offset-4';

export const toneClasses: Record<NoticeTone, string> = {
  good: 'border-l-green',
  problem: 'border-l-danger',
};
