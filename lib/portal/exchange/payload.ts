import { Refused } from '@/lib/portal/exchange/refusals';

/** Marks that a messenger takes for part of a link. */
const AFTER_LINK = /[\s.,;:!?)\]}>'"*\u2026]+$/;

type Format = {
  /** The letter before the version: `v` of `#v1.`. */
  mark: string;
  /** The newest that is read. */
  version: number;
  /** Of the whole fragment, in characters. */
  limit: number;
};

/** What follows the version in a fragment; what is too long, cut or of a later version is refused. */
export function payloadIn(fragment: string, { mark, version: newest, limit }: Format): string {
  if (fragment.length > limit) throw new Refused('tooLong');
  const begin = new RegExp(`^#?${mark}(\\d{1,3})\\.(.*)$`, 's');
  const [, version, rest] = begin.exec(fragment) ?? [];
  if (version === undefined || rest === undefined) throw new Refused('damaged');
  if (Number(version) > newest) throw new Refused('newer');
  const payload = rest.replace(AFTER_LINK, '');
  if (/[^\w.-]/.test(payload)) throw new Refused('damaged');
  return payload;
}
