import type { z } from 'zod';
import { calculatorContents } from '@/lib/content/calculator-schemas';
import { coreContent } from '@/lib/content/core-schemas';
import { firmContent } from '@/lib/content/firm-schemas';
import { serviceContents } from '@/lib/content/services';

export type ContentEntry = { file: string; schema: z.ZodType; value: unknown };

/** Every file of content/ that a page is made of, with its schema. */
export const contentEntries: readonly ContentEntry[] = [
  ...coreContent,
  ...firmContent,
  ...serviceContents,
  ...calculatorContents,
];

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** One line for each fault: `content/routes.ts: routes[3].title: must not be empty`. */
export function contentErrors(entries: readonly ContentEntry[] = contentEntries): string[] {
  return entries.flatMap(({ file, schema, value }) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    return issues.map(({ path, message }) => `${file}: ${fieldName(path)}: ${message}`);
  });
}
