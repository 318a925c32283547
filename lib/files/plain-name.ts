import { withoutControls } from '@/lib/text/characters';

/**
 * The name of a file without the marks that could show `invoice-gnp.exe` as `invoice-exe.png`, and
 * without the blanks and dots around it, which hide its ending and which Windows drops.
 */
export const cleanFileName = (name: string): string =>
  withoutControls(name).replace(/^\s+|[\s.]+$/g, '') || 'file';
