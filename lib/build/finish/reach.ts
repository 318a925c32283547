import { CHUNKS } from '@/lib/runtime/protocol';

const NAMED = /static\/chunks\/([\w.~-]+\.js)/g;

const namesIn = (script: string) =>
  [...script.matchAll(NAMED)].map(([, name = '']) => CHUNKS + name);

/** The chunks that a script names, those that they name, and so on: all that it may come to load. */
export type Reach = (script: string) => ReadonlySet<string>;

/** @param digests every chunk of the export by its path; what else scripts name is none of them */
export function chunkReach(
  digests: Readonly<Record<string, string>>,
  read: (path: string) => string,
): Reach {
  const isChunk = (path: string) => path in digests;
  const named = new Map(
    Object.keys(digests).map((path) => [path, namesIn(read(path)).filter(isChunk)]),
  );
  return (script) => {
    const reached = new Set(namesIn(script).filter(isChunk));
    // A set that grows while it is gone through goes on to what was added.
    for (const path of reached) for (const next of named.get(path) ?? []) reached.add(next);
    return reached;
  };
}
