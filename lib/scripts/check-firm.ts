/** `npm run check:firm` names every field of content/ that is still the sample firm's. */
import { sampleText } from '@/lib/build/sample-text';
import { contentErrors } from '@/lib/content/content-check';

const faults = [...contentErrors(), ...sampleText()];
for (const fault of faults) console.log(fault);
console.log(
  faults.length > 0
    ? `${faults.length} fields of content/ are not right yet.`
    : 'Nothing in content/ is sample text.',
);
process.exitCode = faults.length > 0 ? 1 : 0;
