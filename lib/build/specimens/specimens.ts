import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDrawings } from '@/lib/build/plates/plates';
import { noteRows, PhoneSheet, WideSheet } from '@/lib/build/specimens/sheet';
import { specimens } from '@/lib/content/specimens/all';

const SPECIMENS = 'lib/build/generated/specimens';

/** Where the notes beside each sheet begin, so that each stands at its marker. */
const noteStyles = () =>
  Object.entries(specimens)
    .map(([page, specimen]) => `.notes-${path.basename(page)}{--notes:${noteRows(specimen)}}\n`)
    .join('');

/**
 * Draws every specimen twice: as an A4 sheet for wide screens and print, and in one column for
 * phones. Their style sheet says where the notes stand.
 */
export async function buildSpecimens(): Promise<void> {
  const drawings = Object.entries(specimens).flatMap(([page, specimen]) => {
    const name = path.basename(page);
    return [
      [`${name}-wide`, () => WideSheet(specimen)],
      [`${name}-phone`, () => PhoneSheet(specimen)],
    ] as const;
  });
  await writeDrawings(SPECIMENS, drawings);
  writeFileSync(path.join(SPECIMENS, 'notes.css'), noteStyles());
}
