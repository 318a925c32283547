import type { ChecklistPage } from '@/content/checklists';
import { serviceRows } from '@/content/routes';
import type { ServiceContent } from '@/content/types/service';

const pages: readonly (readonly [ChecklistPage, ServiceContent])[] = serviceRows.flatMap((row) =>
  'content' in row ? [[row.path, row.content] as const] : [],
);

export const servicePages = Object.fromEntries(pages) as Readonly<
  Record<ChecklistPage, ServiceContent>
>;
