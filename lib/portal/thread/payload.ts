import { plainFragment } from '@/lib/portal/thread/fragment';
import { Refused } from '@/lib/portal/thread/refusals';

/** Punctuation that messengers take for part of a link. */
const AFTER_LINK = /[\s.,;:!?)\]}>'"*\u2026]+$/;

type Format = {
  /** The letter before the version: `v` of `#v1.`. */
  mark: string;
  /** The newest version that can be read. */
  version: number;
  /** The longest fragment, in characters. */
  limit: number;
};

/**
 * The part of a fragment after the version. Throws `Refused` if it is too long, cut or of a later
 * version.
 */
export function payloadIn(fragment: string, { mark, version: newest, limit }: Format): string {
  if (fragment.length > limit) throw new Refused('tooLong');
  const begin = new RegExp(`^${mark}([1-9]\\d{0,2})\\.(.*)$`, 's');
  const [, version, rest] = begin.exec(plainFragment(fragment)) ?? [];
  if (version === undefined || rest === undefined) throw new Refused('damaged');
  if (Number(version) > newest) throw new Refused('newer');
  const payload = rest.replace(AFTER_LINK, '');
  if (/[^\w.-]/.test(payload)) throw new Refused('damaged');
  return payload;
}
