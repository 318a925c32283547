import { readFileSync } from 'node:fs';

/** `trade-mark` makes `tradeMark`, `TradeMark` and `Trade mark`. */
export type Names = {
  name: string;
  camel: string;
  pascal: string;
  label: string;
  property: string;
  /** After an object that has it as a key. */
  access: string;
};

/** `null` if the last part of the path is no name. */
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

export function fillTemplate(template: string, names: Names): string {
  const all: Record<string, string> = { ...names, lower: names.label.toLowerCase() };
  return readFileSync(`lib/scripts/new/${template}.txt`, 'utf8').replaceAll(
    /\{(name|camel|pascal|label|lower|property|access)\}/g,
    (_, key: string) => all[key] ?? '',
  );
}

export type Scaffold = {
  files: { readonly [file: string]: string };
  /** `before` is a text of the file; without it, the lines go to the start. */
  lines: readonly { file: string; before?: string; text: string }[];
};
