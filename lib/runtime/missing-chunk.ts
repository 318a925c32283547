/** The error of the bundler's loader, and those of the three engines for an import that failed. */
const failedImport =
  /dynamically imported module|Importing a module script failed|Failed to load chunk/i;

/** Whether `error` says that a script which a press or a page asked for did not come. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || failedImport.test(error.message);
}
