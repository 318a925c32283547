import { type ContentEntry, contentEntries } from '@/lib/content/registry';

/** A field as it is written in code: `phones[0].display`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** One line for each fault: `content/routes.ts: [3].title: is empty or has spaces around it`. */
export function contentErrors(entries: readonly ContentEntry[] = contentEntries): string[] {
  return entries.flatMap(({ file, schema, value }) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    return issues.map(({ path, message }) =>
      [file, fieldName(path), message].filter(Boolean).join(': '),
    );
  });
}
