import { test } from '@playwright/test';

/** The one test of an engine that is not installed. */
test('its tests, for which it has to be installed: `npx playwright install firefox webkit`', () => {
  test.skip();
});
