import { site } from '@/content/site';
import { test } from '@/e2e/support/test';

/** Skips a test of messages kept in the browser if this build sends them. */
export function skipWhereMessagesGoOut() {
  test.skip(site.delivery !== 'none', 'this build sends messages: delivery.spec.ts tests it');
}
