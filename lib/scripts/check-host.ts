/**
 * `npm run check:host -- https://your.address` compares a deployed copy with out/, and sets apart
 * what its host cannot do.
 */
import { findHostFaults } from '@/lib/scripts/host-faults';
import { countFaults, findHost, sortFaults } from '@/lib/scripts/hosts';

const address = process.argv[2] ?? '';
if (!URL.canParse(address)) {
  console.error('Give the address of the site: npm run check:host -- https://your.address');
  process.exit(1);
}
const faults = await findHostFaults(address);
const answer = await fetch(address, { redirect: 'manual' }).catch(() => null);
const host = answer ? findHost(answer.headers) : undefined;
const { toMend, limits } = sortFaults(faults, host);

if (host) console.log(`This is ${host.name}: docs/hosting.md#${host.part}`);
for (const fault of toMend) console.log(fault);
if (limits.length > 0)
  console.log(`\nWhat ${host?.name} cannot be told:\n${countFaults(limits).join('\n')}`);
console.log(`${toMend.length} faults`);
process.exitCode = toMend.length > 0 ? 1 : 0;
