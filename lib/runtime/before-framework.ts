/**
 * Comes with the framework and runs before it starts: what only the framework makes necessary, and
 * a page that is merely read does without.
 */
import '@/lib/runtime/integrity';
import '@/lib/runtime/trusted-types';
import '@/lib/runtime/framework-chunks';
import '@/lib/runtime/later-chunks';
import { followBars } from '@/lib/runtime/follow-theme';

followBars();

// With two slashes before it, the router would take the path for the name of another host.
if (location.pathname.startsWith('//')) {
  const path = location.pathname.replace(/^\/+/, '/');
  history.replaceState(null, '', path + location.search + location.hash);
}
