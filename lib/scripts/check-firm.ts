/** `npm run check:firm` names every field of content/ that is still the sample firm's. */
import { buildFaults } from '@/lib/build/build-faults';
import { sampleText } from '@/lib/build/sample-text';
import { contentFaults } from '@/lib/content/content-faults';
import { contentModules } from '@/lib/content/modules';

const faults = [
  ...buildFaults(),
  ...contentFaults(await contentModules()),
  ...(await sampleText()),
];
for (const fault of faults) console.log(fault);
console.log(
  faults.length > 0
    ? `${faults.length} fields of content/ are not right yet.`
    : 'Nothing in content/ is sample text.',
);
process.exitCode = faults.length > 0 ? 1 : 0;
