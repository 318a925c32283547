import { site } from '@/content/site';
import type { IsoDate } from '@/content/types/units';
import {
  checkKeyDates,
  type FirmKey,
  findFirmKey,
  getPublicKey,
} from '@/features/client-area/protocol/firm-keys';
import { normalizeFragment } from '@/features/client-area/protocol/fragment';
import type {
  ClientKind,
  FirmKind,
  MessageOf,
} from '@/features/client-area/protocol/message-kinds';
import { MESSAGE_VERSION } from '@/features/client-area/protocol/messages';
import { linkRejections, RejectionError } from '@/features/client-area/protocol/refusals';
import { parseMessageHeader, verify } from '@/features/client-area/protocol/signing';
import { addBasePath } from '@/lib/base-path';
import type { PublicKey } from '@/lib/encryption/public-key';

/** In characters. A longer fragment is refused before any work is done on it. */
export const FRAGMENT_LIMIT = 32 * 1024;

/** In characters. Every messenger and mail program passes on a link of this length in full. */
export const SAFE_LINK = 2000;

const PAGE = '/dashboard/quotations';

/** The content of a link to this page, with its signature verified, by who signed it. */
export type OpenedFromFirm<Kind extends FirmKind = FirmKind> = {
  [K in Kind]: { kind: K; message: MessageOf<K>; token: string; kid: string; isDemo: boolean };
}[Kind];
export type OpenedFromClient<Kind extends ClientKind = ClientKind> = {
  [K in Kind]: { kind: K; message: MessageOf<K>; token: string; key: PublicKey };
}[Kind];
export type Opened = OpenedFromFirm | OpenedFromClient;

/** `keys` are the firm's, by default those in content/site.ts. */
type Options = { today: IsoDate; keys?: readonly FirmKey[] };

/** The address of the copy of the site in use, so that links stay within it. */
export const getOwnOrigin = (): string => globalThis.location?.origin ?? site.url;

/** The most characters of signed messages in one link. */
const TOKENS_LIMIT = FRAGMENT_LIMIT - 8;

/** The link with signed messages. Throws `Refused` if it would be too long to be read. */
export function createMessageLink(
  tokens: string | readonly string[],
  origin: string = getOwnOrigin(),
): string {
  const joined = [tokens].flat().join('.');
  if (joined.length > TOKENS_LIMIT) throw new RejectionError('tooMuch');
  return `${origin}${addBasePath(PAGE)}#v${MESSAGE_VERSION}.${joined}`;
}

/** How many of some signed messages travel safely in one link, from the first; at least one. */
export function countFitting(tokens: readonly string[]): number {
  let length = createMessageLink('').length - '.'.length;
  const beyond = tokens.findIndex((token, index) => {
    length += '.'.length + token.length;
    return index > 0 && length > SAFE_LINK;
  });
  return beyond < 0 ? tokens.length : beyond;
}

/**
 * A signed message: letters of base64url, in parts with points between. It ends at the first sign that
 * none has: what messengers and mail filters add to a link is no part of it.
 */
const TOKEN = /^[\w-]+(?:\.[\w-]+)*/;

/** A signed message has three parts, so that several can follow each other in a link. */
const PARTS = 3;

/**
 * The signed messages in a fragment, at least one. Throws `Refused` if it is too long, cut or of a later
 * version.
 */
export function parseTokens(fragment: string): string[] {
  if (fragment.length > FRAGMENT_LIMIT) throw new RejectionError('tooLong');
  const [, version, rest] = /^v([1-9]\d{0,2})\.(.*)$/s.exec(normalizeFragment(fragment)) ?? [];
  if (version === undefined || rest === undefined) throw new RejectionError('damaged');
  if (Number(version) > MESSAGE_VERSION) throw new RejectionError('newer');
  const parts = TOKEN.exec(rest)?.[0].split('.');
  if (!parts) throw new RejectionError('damaged');
  return Array.from({ length: Math.ceil(parts.length / PARTS) }, (_, index) =>
    parts.slice(index * PARTS, (index + 1) * PARTS).join('.'),
  );
}

/**
 * Reads and verifies a signed message. Fails with `Refused`. Whether the message fits its quotation
 * is up to the log (refusal.ts); whether a client's key is that of the quotation, up to whoever keeps
 * the quotation.
 */
export async function openToken(token: string, { keys, today }: Options): Promise<Opened> {
  const header = parseMessageHeader(token);
  const { typ: kind } = header;
  if ('kid' in header) {
    const key = await findFirmKey(header.kid, keys);
    const message = await verify(token, kind, getPublicKey(key));
    checkKeyDates(key, message.at, today);
    return { kind, message, token, kid: header.kid, isDemo: key.demo === true } as OpenedFromFirm;
  }
  const message = await verify(token, kind, header.jwk);
  return { kind, message, token, key: header.jwk } as OpenedFromClient;
}

/** `openToken` for a message that this browser has stored. */
export const openStored: typeof openToken = (token, options) =>
  openToken(token, options).catch((error: unknown) => {
    const isOfLink = error instanceof RejectionError && linkRejections.includes(error.code);
    throw isOfLink ? new RejectionError('stored') : error;
  });

/** Reads the messages in a fragment, in their order. Any failure is a `Refused`. */
export async function openFragment(fragment: string, options: Options): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const token of parseTokens(fragment)) opened.push(await openToken(token, options));
  return opened;
}
