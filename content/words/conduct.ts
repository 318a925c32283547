import { conduct } from '@/content/site';

/**
 * Whether the firm reads the Institute's code narrowly. Words that name a fee, praise the firm or
 * offer something for nothing choose by this between the two ways to say them. The bundler knows
 * the answer, so that a browser gets the words of one conduct alone.
 */
export const isStrict = conduct === 'strict';
