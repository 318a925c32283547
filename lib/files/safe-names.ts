import { withoutControls } from '@/lib/text/characters';

/** Characters that file systems forbid, and halves of characters. */
const FORBIDDEN = /[<>:"/\\|?*]|\p{Surrogate}/gu;

/** In UTF-16 units: file systems accept 255 bytes, and a letter may need three. */
const MAX_STEM = 60;

/**
 * A name that every file system accepts. The number tells equal names apart, and avoids names that
 * some systems reserve.
 */
export function createSafeName(name: string, index: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot, dot + 6)];
  const short = withoutControls(stem.slice(0, MAX_STEM) + extension, '_').replace(FORBIDDEN, '_');
  return `${String(index + 1).padStart(3, '0')} ${short}`;
}
