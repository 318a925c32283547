/** An export file could not be made or restored; the message is a sentence for the client. */
export class ExportFileError extends Error {
  override name = 'ArchiveError';
}
