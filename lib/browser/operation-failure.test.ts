import { describeFailure, OperationError, toOperationError } from '@/lib/browser/operation-failure';
import { describeStorageFailure, isReloadOffered } from '@/lib/browser/storage-failure';

const chunk = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
  name: 'ChunkLoadError',
});
const wrapped = Object.assign(new Error(), {
  name: 'AbortError',
  inner: new DOMException('', 'QuotaExceededError'),
});

test.each([
  ['a chunk that did not come', chunk, /did not load.*connection/],
  [
    'an import that failed',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    /did not load/,
  ],
  ['a full disk', wrapped, /storage of this browser is full/],
  [
    'a full disk at one of many rows',
    Object.assign(new Error(), { name: 'BulkError', failures: [wrapped] }),
    /storage of this browser is full/,
  ],
  ['blocked storage', new DOMException('', 'SecurityError'), /a setting of this browser/],
  [
    'storage that a setting of Chrome blocks',
    Object.assign(new Error(), {
      name: 'OpenFailedError',
      inner: new DOMException('The user denied permission to access the database.', 'UnknownError'),
    }),
    /a setting of this browser/,
  ],
  [
    'storage that a setting of Firefox blocks',
    new DOMException(
      'A mutation operation was attempted on a database that did not allow mutations.',
      'InvalidStateError',
    ),
    /a setting of this browser/,
  ],
  ['no IndexedDB', Object.assign(new Error(), { name: 'MissingAPIError' }), /a setting of this/],
  [
    'a database that is damaged',
    new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError'),
    /the storage of this browser failed/,
  ],
  ['a newer schema', new DOMException('', 'VersionError'), /newer version/],
  ['a silent database', Object.assign(new Error(), { name: 'OutOfTimeError' }), /does not open/],
  ['a collision', new DOMException('', 'ConstraintError'), /another tab has just saved/],
  [
    'a collision of one of many rows',
    Object.assign(new Error(), {
      name: 'BulkError',
      failures: [new DOMException('', 'ConstraintError')],
    }),
    /another tab has just saved/,
  ],
  ['anything else', new RangeError('x'), /^We could not do this/],
  ['what is no error', 'x', /^We could not do this/],
  ['nothing', undefined, /^We could not do this/],
])('%s has its own sentence', (_, error, sentence) => {
  expect(describeFailure(error)).toMatch(sentence);
  expect(toOperationError(error)).toMatchObject({
    message: describeFailure(error),
    cause: error,
  });
});

test('a visitor who has blocked storage is not told to reload', () => {
  expect(isReloadOffered(describeStorageFailure('blocked', false))).toBe(false);
  expect(isReloadOffered(describeStorageFailure('broken', true))).toBe(true);
  expect(describeFailure(new DOMException('', 'SecurityError'))).not.toMatch(/reload|again/i);
});

test('an error with its own sentence keeps it', () => {
  const error = new OperationError('Shorten it.');
  expect(describeFailure(error)).toBe('Shorten it.');
  expect(toOperationError(error)).toBe(error);
});
