import { readFileSync } from 'node:fs';

/** The colours of app/globals.css, for what is drawn outside the browser. */
export function colourTokens(): (name: string) => string {
  const css = readFileSync('app/globals.css', 'utf8');
  return (name) => {
    const value = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
    if (!value) throw new Error(`app/globals.css declares no --color-${name} in hexadecimal.`);
    return value;
  };
}
