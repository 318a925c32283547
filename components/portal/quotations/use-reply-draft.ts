import { useState } from 'react';
import { readSession, writeSession } from '@/lib/forms/session-store';

type Fields = Record<string, string>;

const others = (fields: Fields, answer: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !key.startsWith(`${answer} `)));

const write = (fields: Fields) =>
  writeSession('replies', Object.keys(fields).length > 0 ? fields : null);

/** Forgets what was typed in reply to an answer, once the client has decided. */
export const forgetReply = (answer: string) => write(others(readSession('replies') ?? {}, answer));

/** Whether something is typed of a kind: `change` or `decline`. */
export const hasReply = (answer: string, kind: string): boolean =>
  Object.keys(readSession('replies') ?? {}).some((key) => key.startsWith(`${answer} ${kind} `));

/**
 * The fields of a reply to an answer, which this tab keeps until the client has decided: a dialog is
 * easily closed by Back.
 */
export function useReplyDraft(answer: string, kind: string) {
  const [fields, setFields] = useState<Fields>(() => readSession('replies') ?? {});
  const keyOf = (name: string) => `${answer} ${kind} ${name}`;
  const read = (name: string) => fields[keyOf(name)] ?? '';
  const keep = (name: string, value: string) => {
    const { [keyOf(name)]: _, ...rest } = { ...fields, ...readSession('replies') };
    const next = value === '' ? rest : { ...rest, [keyOf(name)]: value };
    write(next);
    setFields(next);
  };
  return { read, keep };
}
