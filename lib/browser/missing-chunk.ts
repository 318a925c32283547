/** The error of the bundler's loader, and those of three browser engines for a failed import. */
const failedImport =
  /dynamically imported module|Importing a module script failed|Failed to load chunk/i;

/** Whether `error` means that a script failed to load. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || failedImport.test(error.message);
}
