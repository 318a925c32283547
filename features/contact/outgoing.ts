import { contactSubjects, quickContactServices } from '@/content/subjects';
import { createId } from '@/lib/new-id';

export type FormName = 'contact' | 'quick-contact';

/** What the visitor wrote; `topic` is the value of an option of the form. */
export type TypedMessage = Record<'name' | 'email' | 'phone' | 'topic' | 'message', string>;

/** A message with its id, which stays the same while the same words are sent again. */
export type Numbered = TypedMessage & {
  id: string;
  form: FormName;
  /** In milliseconds. */
  writtenAt: number;
};

export const messageFields = [
  'id',
  'form',
  'name',
  'email',
  'phone',
  'topic',
  'subject',
  'message',
  'writtenAt',
] as const satisfies (keyof ReturnType<typeof createMessageBody>)[];

const topics = { contact: contactSubjects, 'quick-contact': quickContactServices };

export function getTopicLabel(form: FormName, topic: string): string {
  return topics[form].find(({ value }) => value === topic)?.label ?? topic;
}

/** Replaces half characters, left by a cut or a broken paste: they break links and databases. */
const repairText = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

const isSame = (a: TypedMessage, b: TypedMessage) =>
  (['name', 'email', 'phone', 'topic', 'message'] as const).every((field) => a[field] === b[field]);

/** What is in a form as a message; with the same words as the `last` one, that one again. */
export function createContactMessage(
  form: FormName,
  typed: TypedMessage,
  last: Numbered | null,
): Numbered {
  if (last?.form === form && isSame(last, typed)) return last;
  return { ...typed, id: createId(), form, writtenAt: Date.now() };
}

export function normaliseFormValues(
  values: Readonly<Record<string, string | undefined>>,
): TypedMessage {
  const word = (text = '') => repairText(text.trim());
  return {
    name: word(values.name),
    email: word(values.email),
    phone: word(values.phone),
    topic: word(values.subject ?? values.service),
    message: word(values.message),
  };
}

/** The message as it is posted, in the shape of docs/messages.md. */
export function createMessageBody({ writtenAt, ...message }: Numbered) {
  return {
    ...message,
    subject: getTopicLabel(message.form, message.topic),
    writtenAt: new Date(writtenAt).toISOString(),
  };
}
