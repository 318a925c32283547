/** Runs first of all: what reads the files of content/data/ may fail where they are wrong. */
import { findDataFaults } from '@/lib/content/data-faults';

const faults = await findDataFaults();
if (faults.length > 0) {
  console.error(`The content is not right yet:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
