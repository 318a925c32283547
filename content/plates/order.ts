import type { Path } from '@/content/routes';

/** The pages with a plate, in the order in which the sample business carries its book forward. */
export const plateOrder = ['/services/audit'] as const satisfies readonly Path[];

export type PlatePath = (typeof plateOrder)[number];
