import { site } from '@/content/site';
import { checkDaysOf, type FirmKey, firmKeyOf, publicHalf } from '@/lib/portal/exchange/firm-keys';
import {
  type AnswerMessage,
  type DecisionMessage,
  EXCHANGE_VERSION,
  type RequestMessage,
} from '@/lib/portal/exchange/messages';
import { payloadIn } from '@/lib/portal/exchange/payload';
import type { PublicKey } from '@/lib/portal/exchange/public-key';
import { Refused } from '@/lib/portal/exchange/refusals';
import { headerOf, verify } from '@/lib/portal/exchange/signing';

/** In characters. A longer fragment is refused before any work is done on it. */
export const FRAGMENT_LIMIT = 32 * 1024;

/** In characters. Every messenger and mail program carries a link of this length whole. */
export const SAFE_LINK = 2000;

const PAGE = '/dashboard/quotations';

/** What a link to this page holds, its signature found right. */
export type Opened =
  | { kind: 'request'; message: RequestMessage; token: string; key: PublicKey }
  | { kind: 'answer'; message: AnswerMessage; token: string; kid: string; isDemo: boolean }
  | { kind: 'decision'; message: DecisionMessage; token: string; key: PublicKey };

/** `today` is an ISO date; the keys are those of the firm. */
type Options = { today: string; keys?: readonly FirmKey[] };

/** Where the site is read now, so that a copy of it on another address keeps to itself. */
const ownOrigin = (): string => globalThis.location?.origin ?? site.url;

/** The link that carries a signed message; refused where it is longer than what is read. */
export function linkOf(token: string, origin: string = ownOrigin()): string {
  if (token.length > FRAGMENT_LIMIT - 8) throw new Refused('tooMuch');
  return `${origin}${PAGE}#v${EXCHANGE_VERSION}.${token}`;
}

/** The signed message in a fragment; what is too long, cut or of a later version is refused. */
export const tokenIn = (fragment: string): string =>
  payloadIn(fragment, { mark: 'v', version: EXCHANGE_VERSION, limit: FRAGMENT_LIMIT });

/**
 * Reads a signed message. Whether it fits the quotation that it names is for the log to say
 * (log.ts); whether a client's key is that of the quotation, for whoever keeps the quotation.
 */
export async function openToken(token: string, { keys, today }: Options): Promise<Opened> {
  const header = headerOf(token);
  if (header.typ === 'answer') {
    const key = await firmKeyOf(header.kid, keys);
    const message = await verify(token, 'answer', publicHalf(key));
    checkDaysOf(key, message.at, today);
    return { kind: 'answer', message, token, kid: header.kid, isDemo: key.demo === true };
  }
  const key = header.jwk;
  if (header.typ === 'request') {
    return { kind: 'request', message: await verify(token, 'request', key), token, key };
  }
  return { kind: 'decision', message: await verify(token, 'decision', key), token, key };
}

/** What the fragment of an address holds. Fails with `Refused`, whatever it is given. */
export async function openFragment(fragment: string, options: Options): Promise<Opened> {
  return openToken(tokenIn(fragment), options);
}
