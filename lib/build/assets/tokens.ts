import { readFileSync } from 'node:fs';

/** For drawing outside the browser; paper is printed light. Throws for an unknown colour. */
export function readColourTokens(theme: 'light' | 'dark' = 'light'): (name: string) => string {
  const css = readFileSync('app/globals.css', 'utf8');
  return (name) => {
    const hex = '#[0-9a-f]{6}';
    const declared = new RegExp(
      `--color-${name}:\\s*(?:(?<both>${hex})|light-dark\\((?<light>${hex}), (?<dark>${hex})\\));`,
    ).exec(css)?.groups;
    const value = declared?.both ?? declared?.[theme];
    if (!value) throw new Error(`app/globals.css declares no --color-${name} in hexadecimal.`);
    return value;
  };
}
