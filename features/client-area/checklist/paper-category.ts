import { categoryKeywords } from '@/content/checklists';
import { documentCategories } from '@/features/client-area/store/records/options';
import type { DocumentCategory } from '@/features/client-area/store/records/records';

const patterns = documentCategories.flatMap((category) =>
  category === 'other'
    ? []
    : { category, pattern: new RegExp(`\\b(?:${categoryKeywords[category].join('|')})s?\\b`, 'i') },
);

export function getPaperCategory(text: string): DocumentCategory {
  let first = text.length;
  let found: DocumentCategory = 'other';
  for (const { category, pattern } of patterns) {
    const at = text.search(pattern);
    if (at < 0 || at >= first) continue;
    first = at;
    found = category;
  }
  return found;
}
