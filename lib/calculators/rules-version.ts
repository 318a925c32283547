import { createHash } from 'node:crypto';

/** Fields that describe a rule and change no figure. */
const TOLD = /^(label|source|mark|checkedOn|section\w*|notInNewRegime)$/;

/**
 * Eight hexadecimal digits that change when a figure in these rules does. Only the build calls this:
 * pages are given the version, so that none has to fetch the rules for it.
 */
export function versionOf(rules: readonly unknown[]): string {
  const figures = JSON.stringify(rules, (name, value: unknown) =>
    TOLD.test(name) ? undefined : value,
  );
  return createHash('sha256').update(figures).digest('hex').slice(0, 8);
}
