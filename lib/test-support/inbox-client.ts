import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import {
  createDraftFromAnswer,
  createFirstDraft,
} from '@/features/client-area/firm-inbox/answer/answer-draft';
import { type InboxEntry, listInboxEntries } from '@/features/client-area/firm-inbox/inbox';
import { eraseInbox, withInbox } from '@/features/client-area/firm-inbox/inbox-database';
import { storeKey } from '@/features/client-area/firm-inbox/keys/keys';
import { receiveFromClient } from '@/features/client-area/firm-inbox/receive';
import { answerRequest } from '@/features/client-area/firm-inbox/sign-step';
import { type OpenedFromClient, openToken } from '@/features/client-area/protocol/link';
import {
  type Choice,
  type DecisionMessage,
  MESSAGE_VERSION,
  type RequestMessage,
} from '@/features/client-area/protocol/messages';
import {
  computeMessageHash,
  createKeyPair,
  type Signer,
  sign,
} from '@/features/client-area/protocol/signing';
import { createTestRequest } from '@/lib/test-support/thread-messages';

// The check for an inbox does not use Dexie.
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

export async function freshInbox(): Promise<void> {
  await eraseInbox();
  await storeKey(demoQuotationKey);
}

export const inboxEntries = async (): Promise<InboxEntry[]> =>
  (await withInbox(listInboxEntries)).entries;

export async function onlyEntry(): Promise<InboxEntry> {
  const [entry, ...others] = await inboxEntries();
  if (!entry || others.length > 0) throw new Error('not one request');
  return entry;
}

async function opened(token: string): Promise<OpenedFromClient> {
  const found = await openToken(token, { today: '2026-11-22' });
  if ('kid' in found) throw new Error('this comes from the firm');
  return found;
}

export class Client {
  number = 0;
  private constructor(
    readonly signer: Signer,
    readonly request: RequestMessage,
  ) {}

  static async new(change: Partial<RequestMessage> = {}): Promise<Client> {
    const rid = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
    return new Client(await createKeyPair(), createTestRequest({ rid, at: Date.now(), ...change }));
  }

  async ask(): Promise<OpenedFromClient> {
    this.number = 1;
    return opened(await sign(this.request, this.signer));
  }

  async askAgain(change: Partial<RequestMessage>): Promise<OpenedFromClient> {
    return opened(await sign({ ...this.request, ...change }, this.signer));
  }

  async decide(
    choice: Choice,
    change: Partial<DecisionMessage> = {},
    signer = this.signer,
  ): Promise<OpenedFromClient> {
    this.number += 1;
    const answer = (await onlyEntry()).events.state.answer;
    const { id, rid } = this.request;
    const message: DecisionMessage = {
      v: MESSAGE_VERSION,
      id,
      rid,
      number: this.number,
      at: Date.now(),
      kind: 'decision',
      answer: answer?.message.number ?? 1,
      hash: await computeMessageHash(answer?.token ?? ''),
      choice,
      ...change,
    };
    return opened(await sign(message, signer));
  }
}

export async function acceptOnlyAnswer(client: Client): Promise<void> {
  await answerOnlyRequest();
  const { answer } = (await onlyEntry()).events.state;
  const total = answer?.message.total ?? 0;
  await receiveFromClient(await client.decide({ step: 'accepted', name: 'Asha Rao', total }));
}

export async function answerOnlyRequest(): Promise<void> {
  const { events, request } = await onlyEntry();
  const { answer } = events.state;
  await answerRequest(
    answer
      ? createDraftFromAnswer(request.id, answer.message)
      : createFirstDraft(request.id, events.request),
  );
}

export async function createAskedInbox(change: Partial<RequestMessage> = {}): Promise<Client> {
  await freshInbox();
  const client = await Client.new(change);
  await receiveFromClient(await client.ask());
  return client;
}
