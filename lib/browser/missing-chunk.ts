/**
 * The error of the bundler's runtime, and the errors of three browser engines for a failed import.
 */
const failedImport =
  /dynamically imported module|Importing a module script failed|Failed to load chunk/i;

export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || failedImport.test(error.message);
}
