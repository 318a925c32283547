import { existsSync } from 'node:fs';
import path from 'node:path';
import { team } from '@/content/team';
import type { TeamContent } from '@/lib/content/firm-schemas';
import { type ContentEntry, contentEntries } from '@/lib/content/registry';

/** The path of a field as in code: `phones[0].display`. */
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
    return issues.map(({ path: field, message }) =>
      [file, fieldName(field), message].filter(Boolean).join(': '),
    );
  });
}

/** One line for each portrait that content names and the picture folder lacks. */
export function missingPortraits(
  members: TeamContent['members'] = team.members,
  folder = 'public',
): string[] {
  return members.flatMap(({ portrait }, index) =>
    portrait && 'file' in portrait && !existsSync(path.join(folder, portrait.file))
      ? [`content/team.ts: members[${index}].portrait.file: ${folder}${portrait.file} is not there`]
      : [],
  );
}
