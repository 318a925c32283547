import {
  readSession,
  type SessionKey,
  type SessionValue,
  writeSession,
} from '@/lib/forms/session-store';

/** Where a form stores what is typed and neither saved nor sent. */
export type DraftPlace<Values> = {
  /** Empty if there are no changes. */
  read(): Partial<Values> | Promise<Partial<Values>>;
  /** `values` are all of the form's, `changes` only what differs. */
  write(changes: Partial<Values>, values: Values): undefined | Promise<unknown>;
  /** Other windows write it too, and an erase of the client area does not touch it. */
  isShared?: true;
};

export type DraftKey = Extract<SessionKey, `${string}-draft` | 'replies'>;

type DraftValues = Record<string, string | boolean>;

const readAll = (key: DraftKey): DraftValues => readSession(key) ?? {};

const isEmpty = (values: object) => Object.keys(values).length === 0;

function writeAll(key: DraftKey, values: DraftValues): void {
  writeSession(key, isEmpty(values) ? null : (values as SessionValue<DraftKey>));
}

/** With a `part`, the draft is one of several under the same key. */
export function createTabDraft<Values extends DraftValues>(
  key: DraftKey,
  part = '',
): DraftPlace<Values> {
  const prefix = part && `${part} `;
  return {
    read: () =>
      Object.fromEntries(
        Object.entries(readAll(key)).flatMap(([name, value]) =>
          name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
        ),
      ) as Partial<Values>,
    write(changes) {
      const own = Object.entries(changes).map(([name, value]) => [`${prefix}${name}`, value]);
      writeAll(key, { ...withoutPart(readAll(key), prefix), ...Object.fromEntries(own) });
    },
  };
}

const withoutPart = (values: DraftValues, prefix: string): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(prefix)));

export const forgetParts = (key: DraftKey, part: string): void =>
  writeAll(key, withoutPart(readAll(key), `${part} `));

export const hasPart = (key: DraftKey, part: string): boolean =>
  Object.keys(readAll(key)).some((name) => name.startsWith(`${part} `));

/** Lists are compared by content, since a form has copies of them. */
const isSame = (value: unknown, other: unknown) =>
  value === other || (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(other));

export function getChangedFields<Values extends object>(
  values: Values,
  others: Values,
): Partial<Values> {
  const known = others as Record<string, unknown>;
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, known[name]));
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Another build of the site may have stored fields that the form does not have. */
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
