import { plateWords } from '@/content/figures/order';
import type { DrawnPlatePath } from '@/lib/content/figures/all';
import { plateWordsFile } from '@/lib/content/words-files';

/** A link to the text file that says what a drawing says. */
export function PlateInWords({ path }: { path: DrawnPlatePath }) {
  return (
    <a href={plateWordsFile(path)} className="-my-3 py-3 text-link">
      {plateWords.asText}
    </a>
  );
}
