import { withoutControls } from '@/lib/characters';

/** The name of a file without the marks that could show `invoice-gnp.exe` as `invoice-exe.png`. */
export const plainName = (name: string): string => withoutControls(name);
