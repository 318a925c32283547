import { conduct } from '@/content/site';

/**
 * Whether the firm reads the Institute's code narrowly. Words that name a fee, praise the firm or
 * offer something for nothing choose by this between the two ways to say them. Scripts carry both
 * ways, pages and their payloads only the one that is said.
 */
export const isStrict = conduct === 'strict';
