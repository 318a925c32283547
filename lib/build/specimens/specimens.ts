import path from 'node:path';
import { writeDrawings } from '@/lib/build/plates/plates';
import { PhoneSheet, WideSheet } from '@/lib/build/specimens/sheet';
import { specimens } from '@/lib/content/specimens/all';

const SPECIMENS = 'lib/build/generated/specimens';

/**
 * Draws every specimen twice: as an A4 sheet for wide screens and print, and in one column for
 * phones.
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
}
