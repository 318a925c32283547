import {
  readSession,
  type SessionKey,
  type SessionValue,
  writeSession,
} from '@/lib/forms/session-store';

/** Where a form keeps what is typed and neither saved nor sent. */
export type DraftPlace<Values> = {
  /** Its changes; empty if it has none. */
  read(): Partial<Values> | Promise<Partial<Values>>;
  /** Keeps the changes, of all the `values`. */
  write(changes: Partial<Values>, values: Values): undefined | Promise<unknown>;
  /** Whether other windows write it too, and no erase of the client area touches it. */
  isShared?: true;
};

/** The values of a tab that are drafts of forms. */
export type DraftKey = Extract<SessionKey, `${string}-draft` | 'replies'>;

type Kept = Record<string, string | boolean>;

const all = (key: DraftKey): Kept => readSession(key) ?? {};

const isEmpty = (values: object) => Object.keys(values).length === 0;

function writeAll(key: DraftKey, values: Kept): void {
  writeSession(key, isEmpty(values) ? null : (values as SessionValue<DraftKey>));
}

/** A draft that this tab keeps; with a `part`, one of several below the same key. */
export function createTabDraft<Values extends Kept>(key: DraftKey, part = ''): DraftPlace<Values> {
  const prefix = part && `${part} `;
  return {
    read: () =>
      Object.fromEntries(
        Object.entries(all(key)).flatMap(([name, value]) =>
          name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
        ),
      ) as Partial<Values>,
    write(changes) {
      const own = Object.entries(changes).map(([name, value]) => [`${prefix}${name}`, value]);
      writeAll(key, { ...withoutPart(all(key), prefix), ...Object.fromEntries(own) });
    },
  };
}

const withoutPart = (values: Kept, prefix: string): Kept =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(prefix)));

/** Forgets the parts whose names begin so. */
export const forgetParts = (key: DraftKey, part: string): void =>
  writeAll(key, withoutPart(all(key), `${part} `));

export const hasPart = (key: DraftKey, part: string): boolean =>
  Object.keys(all(key)).some((name) => name.startsWith(`${part} `));

/** Lists are equal by what is in them: a form has copies of them. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** The fields of `values` that differ from those of `others`. */
export function getChangedFields<Values extends object>(
  values: Values,
  others: Values,
): Partial<Values> {
  const known = others as Record<string, unknown>;
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, known[name]));
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Of what was read, the fields that a form has: another build of the site may have kept it. */
export function pickKnownFields<Values extends object>(
  found: Partial<Values>,
  values: Values,
): Partial<Values> {
  const known = values as Record<string, unknown>;
  const fitting = Object.entries(found).filter(
    ([name, value]) => Object.hasOwn(values, name) && typeof value === typeof known[name],
  );
  return Object.fromEntries(fitting) as Partial<Values>;
}
