/** An archive could not be made or restored; the message is a sentence for the client. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
