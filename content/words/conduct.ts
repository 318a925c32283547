import { conduct as own } from '@/content/site';

/** `CONDUCT=strict npm run build` overrides the firm's own choice. */
export const conduct = (process.env.CONDUCT ?? own) as typeof own;

/**
 * Whether the firm reads the Institute's code narrowly. Text that names a fee, praises the firm or
 * offers something free has two versions. A build makes this a constant in each module
 * (lib/build/conduct-loader.cjs), so that pages and scripts contain only the chosen version.
 */
export const isStrict = conduct === 'strict';
