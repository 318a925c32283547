import type { Framework } from '@/lib/build/finish/framework';
import { hashedFile, sha256, type WrittenFile } from '@/lib/build/finish/hashes';
import { bootstrapEntry, chunksOf, type PageScripts } from '@/lib/build/finish/next-scripts';
import {
  append,
  type Edit,
  find,
  type Page,
  remove,
  textOf,
  unexpected,
} from '@/lib/build/finish/page';
import { LATER_SCRIPTS } from '@/lib/runtime/protocol';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export type Digests = {
  /** What every page starts with; it gives later chunks their digests, and comes before any. */
  framework: Framework;
  /** The digest of every chunk of the export, by its path. */
  digests: Readonly<Record<string, string>>;
};

/** What comes with the framework and is ours, not Next's. */
type Companions = Digests & { sheets: readonly WrittenFile[] };

/**
 * Takes the framework out of the load: its scripts go into a template, which no browser fetches
 * from, with the whole style sheet; the flight data, as long as the page itself, gets a file of its
 * own.
 */
export function paintFirst(
  page: Page,
  scripts: PageScripts,
  { framework, digests, sheets }: Companions,
): { edits: Edit[]; flight: WrittenFile } {
  const { chunks, preloads, polyfills, bootstrap, flight: data } = scripts;
  const flight = hashedFile('flight', `${data.map(textOf).join(';\n')};\n`);

  const paths = chunksOf(scripts);
  const entry = bootstrapEntry(page, bootstrap);
  for (const path of entry.otherChunks.map(chunkPath)) {
    if (!paths.includes(path)) unexpected(page, bootstrap, `${path} is awaited and not loaded`);
  }
  const isOwn = (path: string) => !framework.chunks.includes(path);
  const awaited = entry.otherChunks.filter((chunk) => isOwn(chunkPath(chunk)));
  const ownEntry = JSON.stringify({ ...entry, otherChunks: awaited });
  const digestOf = (path: string) =>
    digests[path] ?? unexpected(page, null, `${path} is loaded and not in the export`);
  const later = [
    ...sheets.map(({ path, content }) => laterSheet(path, sha256(content))),
    ...[flight, framework].map(({ path, content }) => laterScript(path, sha256(content))),
    ...paths.filter(isOwn).map((path) => laterScript(path, digestOf(path))),
  ].join('');
  const template = `<template id="${LATER_SCRIPTS}" data-entry="${escapeAttribute(ownEntry)}">${later}</template>`;

  const removed = [...chunks, ...preloads, ...polyfills, bootstrap, ...data];
  const edits = [
    ...removed.map((element) => remove(page, element)),
    append(page, find(page, 'body'), template),
  ];
  return { edits, flight };
}

const chunkPath = (chunk: string) => `/_next/${chunk}`;

function laterSheet(path: string, digest: string): string {
  return `<link rel="stylesheet" href="${path}" crossorigin="" integrity="${digest}">`;
}

/** React looks for the script of a chunk by `async` and `src` before it adds one. */
function laterScript(path: string, digest: string): string {
  return `<script src="${path}" async="" crossorigin="" integrity="${digest}"></script>`;
}
