import { quotationKeys, site } from '@/content/site';
import { demoKeyFault } from '@/lib/build/demo-key';
import { contentErrors, missingPortraits } from '@/lib/content/content-check';

/** Why the site cannot be built, one line for each fault of the content. */
export function buildFaults(): string[] {
  const errors = [...contentErrors(), ...missingPortraits()];
  // An address that is none has no host to judge.
  const fault = errors.length === 0 ? demoKeyFault(site.url, quotationKeys) : null;
  return fault ? [fault] : errors;
}
