/** The colours derived from the firm's own, each dark or light enough to be read. */

/** The relative luminance of WCAG 2.2. */
function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** For colours in hexadecimal, from 1 to 21. */
export function computeContrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [computeLuminance(a), computeLuminance(b)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const parseParts = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` is from 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const target = parseParts(to);
  const values = parseParts(from).map(
    (part, index) => part + ((target[index] ?? 0) - part) * share,
  );
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The first colour on the way to another that can be read on each ground. */
function findReadable(from: string, to: string, grounds: Readonly<Record<string, number>>): string {
  const steps = Array.from({ length: 101 }, (_, step) => mix(from, to, step / 100));
  const fits = (colour: string) =>
    Object.entries(grounds).every(([ground, least]) => computeContrast(colour, ground) >= least);
  const found = steps.find(fits);
  if (!found)
    throw new Error(`No shade of ${from} can be read on ${Object.keys(grounds).join(', ')}.`);
  return found;
}

type Colour = (name: string) => string;

/** By the names of app/globals.css; `light` and `dark` look up the grounds. */
export function createColours(brand: string, light: Colour, dark: Colour) {
  const grounds = (colour: Colour, least: number) =>
    Object.fromEntries(['paper', 'page', 'muted', 'blank'].map((name) => [colour(name), least]));
  const cover = findReadable(brand.toLowerCase(), '#000000', {
    ...grounds(light, 4.5),
    '#ffffff': 4.5,
    [light('gold')]: 3,
  });
  const deep = mix(cover, '#000000', 0.22);
  const red = findReadable(mix(cover, '#ffffff', 0.4), '#ffffff', grounds(dark, 4.5));
  return {
    light: {
      red: cover,
      'red-deep': deep,
      total: cover,
      margin: mix(cover, '#ffffff', 0.5),
      cloth: cover,
      'cloth-deep': deep,
    },
    dark: {
      red,
      'red-deep': mix(red, '#ffffff', 0.4),
      total: dark('total'),
      margin: mix(cover, dark('page'), 0.4),
      cloth: deep,
      'cloth-deep': mix(deep, '#000000', 0.26),
    },
    cover,
    coverDeep: deep,
    onClothSoft: findReadable(mix(cover, '#ffffff', 0.86), '#ffffff', { [cover]: 4.5 }),
  };
}

export function withColours(css: string, colours: ReturnType<typeof createColours>): string {
  const put = (text: string, name: string, value: string) =>
    text.replace(new RegExp(`(--color-${name}: )[^;]+;`), `$1${value};`);
  const names = Object.keys(colours.light) as (keyof typeof colours.light)[];
  const themed = names.reduce(
    (text, name) => put(text, name, `light-dark(${colours.light[name]}, ${colours.dark[name]})`),
    css,
  );
  const fills = { cover: colours.cover, 'cover-deep': colours.coverDeep };
  return Object.entries({ ...fills, 'on-cloth-soft': colours.onClothSoft }).reduce(
    (text, [name, value]) => put(text, name, value),
    themed,
  );
}
