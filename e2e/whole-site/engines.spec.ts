import { engines } from '@/e2e/support/engines';
import { test } from '@/e2e/support/test';

/** The one test of an engine that does not run. */
test('its tests do not run: it is not installed, or SKIP_ENGINES names it', {
  tag: '@missing-engine',
}, () => {
  const { name } = test.info().project;
  const engine = engines[name as keyof typeof engines];
  test.skip('reason' in engine, 'reason' in engine ? `${name} ${engine.reason}` : '');
});
