/** An archive that was not made or not restored; the message is a sentence for the client. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
