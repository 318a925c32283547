import { parts } from '@/content/parts';
import { isMissingChunk } from '@/lib/browser/missing-chunk';
import { failureReasons, findFailureCause } from '@/lib/browser/storage-failure';

export class OperationError extends Error {
  override name = 'OperationError';
}

export function toOperationError(cause: unknown): OperationError {
  if (cause instanceof OperationError) return cause;
  return new OperationError(describeFailure(cause), { cause });
}

export const createGoneError = () => new OperationError('This is no longer here.');

const COLLISION = 'We did not save this: another tab has just saved the same. Please try again.';
const UNKNOWN = 'We could not do this. Reload the page and try again.';

export function describeFailure(error: unknown): string {
  if (error instanceof OperationError) return error.message;
  if (isMissingChunk(error)) return parts.failed;
  const cause = findFailureCause(error);
  if (cause) return `We could not do this: ${failureReasons[cause]}`;
  const { name } = Object(error) as { name?: unknown };
  return name === 'ConstraintError' || name === 'BulkError' ? COLLISION : UNKNOWN;
}
