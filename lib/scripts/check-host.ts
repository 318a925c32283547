/** `npm run check:host -- https://your.address` compares a deployed copy with out/. */
import { hostFaults } from '@/lib/scripts/host-faults';

const faults = await hostFaults(process.argv[2] ?? '');
for (const fault of faults) console.log(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
