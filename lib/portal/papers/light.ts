/** The brightness of a picture; each value is from 0 to 255. */
export type Light = {
  /** Two pixels in a thousand are at least as dark as this, since print covers little of a page. */
  dark: number;
  /** One pixel in ten is at least as bright as this: the lit page itself. */
  bright: number;
};

/** Rec. 709 luma of red, green and blue. */
const luma = (red: number, green: number, blue: number) =>
  Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);

/** The brightness of a canvas's pixels, four bytes each; `null` without any. */
export function lightOf(pixels: ArrayLike<number>): Light | null {
  const counts = new Uint32Array(256);
  const total = Math.floor(pixels.length / 4);
  if (total === 0) return null;
  for (let at = 0; at < total * 4; at += 4) {
    const value = luma(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const valueAt = (share: number) => {
    let seen = 0;
    for (const [value, count] of counts.entries()) {
      seen += count;
      if (seen >= total * share) return value;
    }
    return 255;
  };
  return { dark: valueAt(0.002), bright: valueAt(0.9) };
}
