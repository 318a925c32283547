import { readFileSync } from 'node:fs';

/** How a page or calculator is named: `trade-mark` makes `tradeMark`, `TradeMark` and `Trade mark`. */
export type Names = {
  name: string;
  camel: string;
  pascal: string;
  label: string;
  /** As a key of an object. */
  property: string;
  /** After an object that has it as a key. */
  access: string;
};

/** Of the last part of its path; `null` if it is none. */
export function parseScaffoldName(name: string): Names | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return null;
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = name.split('-').map(upper).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const isWord = name === camel;
  return {
    ...{ name, camel, pascal, label: upper(name.replaceAll('-', ' ')) },
    property: isWord ? name : `'${name}'`,
    access: isWord ? `.${name}` : `['${name}']`,
  };
}

/** A template of this folder with the names in it. */
export function fillTemplate(template: string, names: Names): string {
  const all: Record<string, string> = { ...names, lower: names.label.toLowerCase() };
  return readFileSync(`lib/scripts/new/${template}.txt`, 'utf8').replaceAll(
    /\{(name|camel|pascal|label|lower|property|access)\}/g,
    (_, key: string) => all[key] ?? '',
  );
}

/** What `npm run new` writes: new files, and lines put before a text that is in a file already. */
export type Scaffold = {
  files: { readonly [file: string]: string };
  /** `before` is a text of the file; at its start if left out. */
  lines: readonly { file: string; before?: string; text: string }[];
};
