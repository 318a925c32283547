import {
  type AnswerMessage,
  answerSchema,
  type DecisionMessage,
  decisionSchema,
  type RequestMessage,
  requestSchema,
} from '@/features/client-area/protocol/messages';
import { type UpdateMessage, updateSchema } from '@/features/client-area/protocol/update-message';

export const firmKinds = ['answer', 'update'] as const;
export const clientKinds = ['request', 'decision'] as const;
export type FirmKind = (typeof firmKinds)[number];
export type ClientKind = (typeof clientKinds)[number];

export const messageSchemas = {
  request: requestSchema,
  answer: answerSchema,
  decision: decisionSchema,
  update: updateSchema,
} as const satisfies Record<FirmKind | ClientKind, unknown>;

export type Message = RequestMessage | AnswerMessage | DecisionMessage | UpdateMessage;
export type MessageKind = Message['kind'];
export type MessageOf<Kind extends MessageKind> = Extract<Message, { kind: Kind }>;

/** Ignores the order of fields, which a database may change. */
export function isSameMessage(a: Message, b: Message): boolean {
  const inOrder = (message: Message) =>
    JSON.stringify(messageSchemas[message.kind].safeParse(message).data);
  return inOrder(a) === inOrder(b);
}
