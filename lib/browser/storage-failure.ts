/** Why nothing can be stored, to follow the colon of a sentence. */
export const failureReasons = {
  blocked:
    'a setting of this browser does not let this site store data. Allow it cookies and site data.',
  full: 'the storage of this browser is full. Make room and try again.',
  newer: 'a newer version of this site stored the data here. Reload the page.',
  silent:
    'this browser does not open what it keeps for this site. Close the other tabs of this site, then reload the page.',
  broken: 'the storage of this browser failed. Reload the page and try again.',
  unloaded: 'a part of this page did not load. Check your connection, then reload the page.',
} as const;

export const describeStorageFailure = (cause: FailureCause, isOwn: boolean): string =>
  `${isOwn ? 'We cannot read what is stored here' : 'We can store nothing here'}: ${failureReasons[cause]}`;

/** A reload changes no browser setting, so it is offered for the other causes only. */
export const isReloadOffered = (sentence: string): boolean =>
  !sentence.includes(failureReasons.blocked);

export type FailureCause = keyof typeof failureReasons;

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

/**
 * Chrome and Firefox name the setting only in the message of an error that has other causes too.
 */
const BY_SETTING = /denied permission to access|did not allow mutations/;

type Nested = {
  name?: string;
  message?: string;
  inner?: unknown;
  failures?: unknown[];
  cause?: unknown;
};

/**
 * The innermost known error decides, since Dexie may wrap it several times. `null` for any other
 * error.
 */
export function findFailureCause(error: unknown): FailureCause | null {
  if (typeof error !== 'object' || error === null) return null;
  const { name = '', message = '', inner, failures, cause } = error as Nested;
  if (BY_SETTING.test(message)) return 'blocked';
  return (
    findFailureCause(inner) ??
    findFailureCause(cause) ??
    findFailureCause(failures?.[0]) ??
    causeOfName[name] ??
    null
  );
}
