import { demoQuotationKey } from '@/content/samples/quotation-key';
import { encryptKey } from '@/features/client-area/firm-inbox/keys/key-file';
import { fileKinds } from '@/lib/files/kinds';
import { exportFileWith, validManifest } from '@/lib/test-support/export-file';
import {
  blob,
  damagedTexts,
  type Fields,
  foreignTo,
  type Hostile,
  newerThan,
  toJsonText,
} from '@/lib/test-support/hostile-texts';

type Step = {
  request: string;
  number: number;
  event: Fields & { message: Fields };
  token: string | null;
};
type Inbox = {
  requests: { id: string; key: Fields; receivedAt: number; steps: Step[] }[];
};

/**
 * `whole` is an inbox with a request, an answer and a decision; `other` has the same
 * for another request.
 */
export function hostileInboxes(whole: string, other: string): Hostile {
  const changed = (change: (request: Inbox['requests'][number], inbox: Inbox) => unknown) => () => {
    const inbox: Inbox = JSON.parse(whole);
    const [request] = inbox.requests;
    if (request) change(request, inbox);
    return blob(toJsonText(inbox));
  };
  const step = (at: number, change: (step: Step) => unknown) =>
    changed(({ steps }) => steps[at] && change(steps[at]));
  const [stranger] = (JSON.parse(other) as Inbox).requests;

  return {
    foreign: foreignTo('firm-inbox', whole),
    another: {
      [fileKinds['client-area'].name]: () => exportFileWith(),
      [fileKinds['firm-inbox-key'].name]: async () =>
        blob(await encryptKey(demoQuotationKey, 'three sums make a ledger')),
    },
    newer: newerThan(whole),
    excessive: {
      '5,001 requests': changed((request, inbox) => {
        inbox.requests = Array.from({ length: 5001 }, () => request);
      }),
      '301 steps': changed((request) => {
        request.steps = Array.from({ length: 301 }, () => request.steps[0] as Step);
      }),
      'more than 64 MB': () =>
        blob(whole, ...Array.from({ length: 65 }, () => ' '.repeat(2 ** 20))),
    },
    unnamedKey: {
      'an answer by a key that the site does not name': step(1, ({ event }) => {
        event.kid = '0123456789abcdef';
      }),
    },
    damaged: {
      ...damagedTexts(whole),
      'a list nested a million deep': () =>
        blob(whole.replace('"requests":[', `"requests":${'['.repeat(1e6)}`)),
      'an archive that calls itself an inbox': () =>
        exportFileWith({ manifest: { ...validManifest, format: 'firm-inbox' } }),
      'no list of requests': () => {
        const { requests: _, ...rest } = JSON.parse(whole);
        return blob(toJsonText(rest));
      },
      'a day that is none': () => blob(toJsonText({ ...JSON.parse(whole), savedAt: 'yesterday' })),
      'a request that is a list': changed((_, inbox) => {
        inbox.requests = [[]] as unknown as Inbox['requests'];
      }),
      'a request twice': changed((request, inbox) => inbox.requests.push(request)),
      'a request without steps': changed((request) => {
        request.steps = [];
      }),
      'a request received before any clock': changed((request) => {
        request.receivedAt = -1;
      }),
      'a request received in the year 9999': changed((request) => {
        request.receivedAt = Date.parse('9999-12-31');
      }),
      'an id of another length': changed((request) => {
        request.id = 'short';
      }),
      'the id of another request': changed((request) => {
        request.id = stranger?.id ?? '';
      }),
      'the key of another client': changed((request) => {
        request.key = stranger?.key ?? {};
      }),
      'a private half beside the key': changed(({ key }) => {
        key.d = demoQuotationKey.d;
      }),
      'a key on another curve': changed(({ key }) => {
        key.crv = 'P-384';
      }),
      'no step between': changed(({ steps }) => steps.splice(1, 1)),
      'steps in another order': changed(({ steps }) => steps.reverse()),
      'the first step alone, twice': changed((request) => {
        request.steps = [request.steps[0], request.steps[0]] as Step[];
      }),
      'a step of another request': changed(({ steps }) => {
        steps[0] = stranger?.steps[0] as Step;
      }),
      'a step numbered −1': step(0, (first) => {
        first.number = -1;
      }),
      'a step that nobody knows': step(0, ({ event }) => {
        event.step = 'refunded';
      }),
      'a step with “__proto__” as its event': changed(({ steps }, inbox) => {
        (steps[0] as unknown as Fields).event = '#';
        Object.assign(
          inbox,
          JSON.parse(toJsonText(inbox).replace('"#"', '{"__proto__":{"step":"x"}}')),
        );
      }),
      'a request in other words than were signed': step(0, ({ event }) => {
        event.message.notes = 'Nothing was asked.';
      }),
      'an answer in other words than were signed': step(1, ({ event }) => {
        event.message.notes = 'As agreed by telephone.';
      }),
      'a decision in other words than were signed': step(2, ({ event }) => {
        (event.message.choice as Fields).words = 'Gladly.';
      }),
      'an answer for another fee': step(1, ({ event }) => {
        const [line] = event.message.lines as Fields[];
        if (line) line.fee = 1;
      }),
      'a request whose token is cut': step(0, (first) => {
        first.token = first.token?.slice(0, -9) ?? null;
      }),
      'a decision without its token': step(2, (last) => {
        last.token = null;
      }),
      'a decision with the token of the request': changed(({ steps }) => {
        const [asked, , decided] = steps;
        if (asked && decided) decided.token = asked.token;
      }),
      'a token of 100,000 letters': step(0, (first) => {
        first.token = 'a'.repeat(100_000);
      }),
    },
  };
}
