import { conduct } from '@/content/site';

/**
 * Whether the firm reads the Institute's code narrowly. Words that name a fee, praise the firm or
 * offer something free choose between two versions by this. A build makes it a constant of each
 * module (lib/build/conduct-loader.cjs), so that pages and scripts hold the chosen version alone.
 */
export const isStrict = conduct === 'strict';
