import { conduct as own } from '@/content/site';

/** `CONDUCT=strict npm run build` wins over the firm's own choice. */
export const conduct = (process.env.CONDUCT ?? own) as typeof own;

/**
 * Whether the firm reads the Institute's code narrowly. Texts that name a fee, praise the firm or
 * offer something free come in two versions, chosen by this. A build makes it a constant in each
 * module (lib/build/conduct-loader.cjs), so that pages and scripts have only the chosen version.
 */
export const isStrict = conduct === 'strict';
