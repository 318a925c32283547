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
import { linkRejections, RejectionError } from '@/features/client-area/protocol/rejections';
import { parseMessageHeader, verify } from '@/features/client-area/protocol/signing';
import { addBasePath } from '@/lib/base-path';
import type { PublicKey } from '@/lib/encryption/public-key';

/** In characters. A longer fragment is rejected before any work is done on it. */
export const FRAGMENT_LIMIT = 32 * 1024;

/** In characters. Every messenger and mail program passes on a link of this length in full. */
export const SAFE_LINK = 2000;

const PAGE = '/dashboard/quotations';

export type OpenedFromFirm<Kind extends FirmKind = FirmKind> = {
  [K in Kind]: { kind: K; message: MessageOf<K>; token: string; kid: string; isDemo: boolean };
}[Kind];
export type OpenedFromClient<Kind extends ClientKind = ClientKind> = {
  [K in Kind]: { kind: K; message: MessageOf<K>; token: string; key: PublicKey };
}[Kind];
export type Opened = OpenedFromFirm | OpenedFromClient;

type Options = { today: IsoDate; keys?: readonly FirmKey[] };

/** Links stay within the copy of the site that is in use. */
export const getOwnOrigin = (): string => globalThis.location?.origin ?? site.url;

const TOKENS_LIMIT = FRAGMENT_LIMIT - 8;

/** Throws a `RejectionError` if the link would be too long to be read. */
export function createMessageLink(
  tokens: string | readonly string[],
  origin: string = getOwnOrigin(),
): string {
  const joined = [tokens].flat().join('.');
  if (joined.length > TOKENS_LIMIT) throw new RejectionError('tooMuch');
  return `${origin}${addBasePath(PAGE)}#v${MESSAGE_VERSION}.${joined}`;
}

/** How many tokens, from the first, travel safely in one link; at least one. */
export function countFitting(tokens: readonly string[]): number {
  let length = createMessageLink('').length - '.'.length;
  const beyond = tokens.findIndex((token, index) => {
    length += '.'.length + token.length;
    return index > 0 && length > SAFE_LINK;
  });
  return beyond < 0 ? tokens.length : beyond;
}

/**
 * Parts of base64url with points between. What messengers and mail filters add to a link is not
 * part of it.
 */
const TOKEN = /^[\w-]+(?:\.[\w-]+)*/;

const PARTS = 3;

/**
 * At least one token. Throws a `RejectionError` if the fragment is too long, cut or of a later
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
 * Reads and verifies a token; throws a `RejectionError`. Whether the message fits its quotation is
 * checked in append-event.ts; the caller checks that a client's key belongs to the quotation.
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

/** For a token that this browser has stored: a rejection that is about links becomes `stored`. */
export const openStored: typeof openToken = (token, options) =>
  openToken(token, options).catch((error: unknown) => {
    const isOfLink = error instanceof RejectionError && linkRejections.includes(error.code);
    throw isOfLink ? new RejectionError('stored') : error;
  });

export async function openFragment(fragment: string, options: Options): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const token of parseTokens(fragment)) opened.push(await openToken(token, options));
  return opened;
}
