/** The language that a firm in India most likely means by a script. */
const languages = {
  Arabic: 'ur',
  Bengali: 'bn',
  Devanagari: 'hi',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Kannada: 'kn',
  Malayalam: 'ml',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
} as const;

const findLanguage = (text: string): string | undefined =>
  Object.entries(languages).find(([script]) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(text),
  )?.[1];

/** Marks the language of each part, so that screen readers pronounce it. */
export function InOwnLanguage({ children }: { children: string }) {
  const parts = children.split(/((?!\p{Script=Latin})\p{L}[^\p{Script=Latin}\d]*)/u);
  return parts.map((part) => {
    const language = findLanguage(part);
    return language ? (
      <span key={part} lang={language}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
