import { site } from '@/content/site';
import { gstCodes, regionIds, regionNames } from '@/content/states';
import { computeGstinCheckDigit } from '@/content/words/gstin';

const [{ city, region, postalCode }] = site.offices;
const state = regionIds.find((id) => regionNames[id] === region) ?? 'DL';
export const samplePlace = { city, postalCode, state, region, gstCode: gstCodes[state] } as const;

export function createSampleGstin(pan: string): string {
  const head = `${samplePlace.gstCode}${pan}1Z`;
  return head + computeGstinCheckDigit(head);
}
