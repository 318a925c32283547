import { answered, inExisting } from '@/lib/portal/db/existing';
import type { INBOX_NAME, InboxDatabase } from '@/lib/portal/firm/inbox-database';

// The type ties it to the inbox's database without loading that module.
const NAME: typeof INBOX_NAME = 'firm-inbox';
const TABLES = ['keys', 'requests'] as const satisfies readonly (keyof InboxDatabase)[];

/**
 * Whether this browser is the firm's: it has a key, or had one and filed a request. The check
 * creates nothing.
 */
export async function inboxExists(): Promise<boolean> {
  try {
    const counts = await inExisting(NAME, (inbox) =>
      Promise.all(
        TABLES.map((table) => answered(inbox.transaction(table).objectStore(table).count())),
      ),
    );
    return counts?.some((count) => count > 0) ?? false;
  } catch {
    // A browser that blocks the check has no inbox either.
    return false;
  }
}
