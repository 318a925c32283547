import { conduct } from '@/content/site';

/**
 * Whether the firm reads the Institute's code narrowly. Texts that name a fee, praise the firm or
 * offer something free come in two versions, chosen by this. A build makes it a constant in each
 * module (lib/build/conduct-loader.cjs), so that pages and scripts have only the chosen version.
 */
export const isStrict = conduct === 'strict';
