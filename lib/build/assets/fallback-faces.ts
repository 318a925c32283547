import { type Font, Buffer as GlyphBuffer, shape, Variation } from 'harfbuzzjs';

/**
 * Average width of a letter of the sample below, in ems, at regular and bold weight. Liberation and
 * Arimo/Tinos have the widths of Arial and Times New Roman; Roboto and Noto Serif are Android's.
 */
const systemFonts = {
  serif: [
    {
      name: 'Times',
      regular: {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
        advance: 0.4172,
      },
      bold: {
        names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        advance: 0.4431,
      },
    },
    {
      name: 'Noto',
      regular: { names: ['Noto Serif', 'NotoSerif-Regular'], advance: 0.4972 },
      bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], advance: 0.5276 },
    },
  ],
  sans: [
    {
      name: 'Arial',
      regular: { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], advance: 0.4563 },
      bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], advance: 0.4937 },
    },
    {
      name: 'Roboto',
      regular: { names: ['Roboto', 'Roboto-Regular'], advance: 0.4577 },
      bold: { names: ['Roboto Bold', 'Roboto-Bold'], advance: 0.4644 },
    },
  ],
} as const;

/** Letters and spaces as often as in English text. */
const SAMPLE = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Leaves the font at this weight. */
function averageAdvance(font: Font, weight: number): number {
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new GlyphBuffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const advances = buffer.getGlyphPositions().map((position) => position.xAdvance);
  return advances.reduce((sum, advance) => sum + advance, 0) / SAMPLE.length / font.face.upem;
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

export type Fallback = {
  label: string;
  category: keyof typeof systemFonts;
  /** The value of `wght` for each weight in use. A font with one weight shows it for any other. */
  styles: Partial<Record<'regular' | 'bold', number>>;
};

/**
 * @font-face rules that give a system font the line height and average width of ours, for visitors
 * who see it instead. The rule of a font that is not installed has no effect, and the next family
 * of the stack is tried. Their names are in app/fonts.ts.
 */
export function fallbackFaces(font: Font, { label, category, styles }: Fallback): string {
  const em = font.face.upem;
  const rules = systemFonts[category].flatMap((system) =>
    (['regular', 'bold'] as const).map((style) => {
      const weight = styles[style];
      if (weight === undefined) return '';
      const scale = averageAdvance(font, weight) / system[style].advance;
      const { ascender, descender, lineGap } = font.hExtents();
      const weights = style === 'bold' ? '551 900' : '100 550';
      return `@font-face {
  font-family: "${label} Fallback ${system.name}";
  src: ${system[style].names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${Object.keys(styles).length > 1 ? weights : '100 900'};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascender / em / scale)};
  descent-override: ${percent(-descender / em / scale)};
  line-gap-override: ${percent(lineGap / em / scale)};
}
`;
    }),
  );
  return rules.join('');
}
