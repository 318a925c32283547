import { test } from '@/e2e/support/test';

/** The one test of an engine that is not installed. */
test('its tests, for which it has to be installed: `npx playwright install firefox webkit`', () => {
  test.skip();
});
