declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  function subsetFont(
    font: Uint8Array,
    text?: string | null,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      keepFeatures?: string[];
      variationAxes?: Record<string, Axis>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
