import { createHash } from 'node:crypto';
import { sha256 } from './hashes';
import { bootstrapEntry, type PageScripts } from './next-scripts';
import { append, attribute, type Edit, find, type Page, remove, textOf, unexpected } from './page';
import { LATER_SCRIPTS, MAY_SCRIPT_FROM } from './protocol';

/** What has to be written beside the page. */
export type WrittenFile = { path: string; content: string };

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Takes the framework out of the load: its scripts go into a template, which no browser fetches
 * from, and the flight data, as long as the page itself, into a file of their own.
 */
export function paintFirst(
  page: Page,
  scripts: PageScripts,
  readChunk: (path: string) => Uint8Array,
): { edits: Edit[]; flight: WrittenFile } {
  const { chunks, preloads, polyfills, bootstrap, flight: data } = scripts;
  const content = `${data.map(textOf).join(';\n')};\n`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const flight = { path: `${MAY_SCRIPT_FROM}flight/${hash}.js`, content };

  const paths = [...new Set(chunks.map((chunk) => attribute(chunk, 'src') ?? ''))];
  const entry = bootstrapEntry(page, bootstrap);
  for (const { path } of awaitedChunks(entry)) {
    if (!paths.includes(path)) unexpected(page, bootstrap, `${path} is awaited and not loaded`);
  }
  const later = [
    laterScript(flight.path, content),
    ...paths.map((path) => laterScript(path, readChunk(path))),
  ].join('');
  const template = `<template id="${LATER_SCRIPTS}" data-entry="${escapeAttribute(entry)}">${later}</template>`;

  const removed = [...chunks, ...preloads, ...polyfills, bootstrap, ...data];
  const edits = [
    ...removed.map((element) => remove(page, element)),
    append(page, find(page, 'body'), template),
  ];
  return { edits, flight };
}

function awaitedChunks(entry: string): { path: string }[] {
  const { otherChunks } = JSON.parse(entry) as { otherChunks: string[] };
  return otherChunks.map((chunk) => ({ path: `/_next/${chunk}` }));
}

/** React looks for the script of a chunk by `async` and `src` before it adds one. */
function laterScript(path: string, content: string | Uint8Array): string {
  return `<script src="${path}" async="" integrity="${sha256(content)}"></script>`;
}
