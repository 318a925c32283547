/**
 * What package-lock.json must say of every package: its file, by address at the public registry,
 * and the digest of that file. npm leaves the digest out for packages of other platforms that it
 * did not fetch, and the address where its settings say so.
 */

type Entry = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  /** A link to a folder of the project. */
  link?: boolean;
  /** Bundled in the file of its parent package. */
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};
export type Lock = { packages: Record<string, Entry>; [field: string]: unknown };

const REGISTRY = 'https://registry.npmjs.org/';
const FOLDER = 'node_modules/';

const nameOf = (path: string, { name }: Entry) =>
  name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** The entries whose file comes from the registry. */
const fetched = ({ packages }: Lock) =>
  Object.entries(packages).filter(([path, entry]) => path && !entry.link && !entry.inBundle);

function addressOf(path: string, entry: Entry): string {
  const name = nameOf(path, entry);
  return `${REGISTRY}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
}

/** Whether Node.js finds a package from a folder of the lock: in it or in one above. */
function isFound({ packages }: Lock, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf(FOLDER))) {
    const base = folder && !folder.endsWith('/') ? `${folder}/` : folder;
    if (packages[`${base}${FOLDER}${name}`]) return true;
    if (!folder) return false;
  }
}

/** A sentence for each entry of a lock file that is incomplete. */
export function lockFaults(lock: Lock): string[] {
  const faults = fetched(lock).flatMap(([path, entry]) => {
    const address = addressOf(path, entry);
    return [
      ...(/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') ? [] : [`${path} has no digest`]),
      ...(entry.resolved === address ? [] : [`${path} is not at ${address}`]),
    ];
  });
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isFound(lock, path, name))
      .map((name) => `${path || 'the project'} needs ${name}, which is missing`),
  );
  return [...faults, ...missing];
}

/**
 * A copy of the lock with an address and a digest for every entry. `digestOf` asks the registry for
 * the digest of a version such as `next@1.2.3`.
 */
export function completeLock(lock: Lock, digestOf: (version: string) => string): Lock {
  const packages = { ...lock.packages };
  for (const [path, entry] of fetched(lock)) {
    const { name, version, resolved: _, integrity, ...rest } = entry;
    packages[path] = {
      ...(name && { name }),
      version,
      resolved: addressOf(path, entry),
      integrity: integrity ?? digestOf(`${nameOf(path, entry)}@${version}`),
      ...rest,
    };
  }
  return { ...lock, packages };
}
