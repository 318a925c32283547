import { conduct } from '@/content/site';

/**
 * Whether the firm reads the Institute's code narrowly. Words that name a fee, praise the firm or
 * offer something free choose between two versions by this. Scripts carry both versions, pages and
 * their payloads only the chosen one.
 */
export const isStrict = conduct === 'strict';
