import { withoutControls } from '@/lib/text/characters';

/**
 * Without the marks that could show `invoice-gnp.exe` as `invoice-exe.png`, and without the blanks
 * and dots at either end, which hide the extension and which Windows drops.
 */
export const cleanFileName = (name: string): string =>
  withoutControls(name).replace(/^\s+|[\s.]+$/g, '') || 'file';
