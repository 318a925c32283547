/** The language that a firm in India most likely writes in a script. */
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

const languageOf = (text: string): string | undefined =>
  Object.entries(languages).find(([script]) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(text),
  )?.[1];

/** A firm's own sentence, of which a screen reader speaks each part in the language of its script. */
export function InOwnLanguage({ children }: { children: string }) {
  const parts = children.split(/((?!\p{Script=Latin})\p{L}[^\p{Script=Latin}\d]*)/u);
  return parts.map((part) => {
    const language = languageOf(part);
    return language ? (
      <span key={part} lang={language}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
