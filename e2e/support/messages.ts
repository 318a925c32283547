import { test } from '@playwright/test';
import { site } from '@/content/site';

/** Leaves out a test of messages that stay in the browser where the build sends them. */
export function skipWhereMessagesGoOut() {
  test.skip(site.delivery !== 'none', 'this build sends messages: delivery.spec.ts tests it');
}
