import { newestSource, publishedUpTo } from '@/content/words/newest-source';
import { formatLongDay } from '@/lib/dates';

/** `The law as published up to 10 October 2026` */
export const lawDay = `${publishedUpTo} ${formatLongDay(newestSource)}`;
