/** Why nothing can be kept, each with a sentence for the client. */
export const failureSentences = {
  blocked:
    'Nothing you do here will be kept after this visit: this browser does not let the site store data.',
  full: 'Changes from now on will not be kept after this visit: the storage of this browser is full.',
  newer:
    'Nothing you do here will be kept after this visit: the data here was kept by a newer version of this site. Reload the page.',
  silent:
    'Nothing you do here will be kept: this browser does not open what it keeps for this site. Close the other tabs of this site, then reload the page.',
  broken:
    'Changes from now on will not be kept after this visit: the storage of this browser failed.',
} as const;

/** Added if what is kept could not be read either. */
export const EMPTY_FOR_NOW =
  'What was kept here before could not be read, so the area is empty for now.';

export type FailureCause = keyof typeof failureSentences;

const causeOfName: Record<string, FailureCause> = {
  QuotaExceededError: 'full',
  MissingAPIError: 'blocked',
  SecurityError: 'blocked',
  NotAllowedError: 'blocked',
  VersionError: 'newer',
  UnknownError: 'broken',
  InvalidStateError: 'broken',
  DatabaseClosedError: 'broken',
  OpenFailedError: 'broken',
  NotReadableError: 'broken',
  TimeoutError: 'broken',
  OutOfTimeError: 'silent',
  AbortError: 'broken',
};

type Nested = { name?: string; inner?: unknown; failures?: unknown[]; cause?: unknown };

/**
 * The cause of a storage failure; `null` for any other error. Dexie may wrap the browser's error
 * several times, so the innermost known name counts.
 */
export function failureCause(error: unknown): FailureCause | null {
  if (typeof error !== 'object' || error === null) return null;
  const { name = '', inner, failures, cause } = error as Nested;
  return (
    failureCause(inner) ??
    failureCause(cause) ??
    failureCause(failures?.[0]) ??
    causeOfName[name] ??
    null
  );
}
