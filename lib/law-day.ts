import { newestSource, publishedUpTo } from '@/content/words/newest-source';
import { formatLongDay } from '@/lib/dates';

export const lawDay = `${publishedUpTo} ${formatLongDay(newestSource)}`;
