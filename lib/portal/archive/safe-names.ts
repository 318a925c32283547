/** What file systems forbid, and what hides or turns around what comes after it. */
const UNSAFE = /[<>:"/\\|?*]|\p{Cc}|[\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** In UTF-16 units; file systems take 255 bytes, of which a letter may need three. */
const MAX_STEM = 60;

/**
 * A name that every file system takes, whatever a document is called. The number keeps equal names
 * apart, and those that a system keeps for itself.
 */
export function numberedName(name: string, index: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot, dot + 6)];
  const short = (stem.slice(0, MAX_STEM) + extension).replace(UNSAFE, '_');
  return `${String(index + 1).padStart(3, '0')} ${short}`;
}
