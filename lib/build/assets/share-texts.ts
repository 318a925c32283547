import { readFileSync } from 'node:fs';
import { create } from '@cantoo/fontkit';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { getOfficeImagePath } from '@/lib/seo/organisation';
import { joinsLetters } from '@/lib/text/characters';

/**
 * Static fonts: the renderer reads neither woff2 nor variable ones. Hanken lacks ₹, so Eczar draws
 * it.
 */
export const shareFonts = [
  { name: 'Eczar', file: 'eczar/Eczar_600SemiBold.ttf' },
  { name: 'Hanken', file: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
].map(({ name, file }) => ({
  name,
  data: readFileSync(`node_modules/@expo-google-fonts/${file}`),
}));

const letters = new Set(
  shareFonts.flatMap(({ data }) => {
    const font = create(data);
    return 'characterSet' in font ? font.characterSet : [];
  }),
);

/**
 * The renderer asks the internet for a font with any other letter, and it cannot join letters, as
 * Hindi and Tamil do.
 */
export const canDraw = (text: string): boolean =>
  !joinsLetters(text) && [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));

const getDrawable = (text: string, instead: string) => (canDraw(text) ? text : instead);

const { host } = new URL(site.url);
const name = getDrawable(site.name, host);

/** What each share image says besides its title and summary. */
export const shareTexts = {
  name,
  kind: site.kind.toUpperCase(),
  places: [...new Set(site.offices.map(({ city, region }) => getDrawable(city, region)))],
  host,
};

/** By address. The pages of the client area share the image of the first one. */
export const shareSheets: ReadonlyMap<string, { title: string; summary: string }> = new Map([
  ...routes
    .toReversed()
    .map(
      ({ image, title, summary }) =>
        [image, { title: getDrawable(title, name), summary: getDrawable(summary, '') }] as const,
    ),
  ...site.offices.map((office) => {
    const { city, region, street } = office;
    const place = getDrawable(city, region);
    const title = getDrawable(`${site.name}, ${place}`, place);
    return [getOfficeImagePath(office), { title, summary: getDrawable(street, '') }] as const;
  }),
]);
