/** Runs first of all, since code that reads content/data/ may fail if its files are wrong. */
import { findDataFaults } from '@/lib/content/data-faults';

const faults = await findDataFaults();
if (faults.length > 0) {
  console.error(`The content is not right yet:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
