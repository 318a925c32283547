/** How bright a picture is, each from 0 to 255. */
export type Light = {
  /** Two pixels in a thousand are as dark as this, or darker: print covers little of a page. */
  dark: number;
  /** One pixel in ten is as bright as this, or brighter: where a page is lit, it is the page. */
  bright: number;
};

/** Rec. 709 luma of red, green and blue. */
const luma = (red: number, green: number, blue: number) =>
  Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);

/** The light of pixels as a canvas gives them, four bytes each; `null` for no pixel. */
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
