/** Comes with the framework and runs before it: what a page needs only with the framework. */
import '@/lib/runtime/framework-chunks';
import '@/lib/runtime/integrity';
import '@/lib/runtime/later-chunks';
import '@/lib/runtime/library-styles';
import { followBars } from '@/lib/runtime/follow-theme';

followBars();

// With two slashes in front, the router would take the path for the name of another host.
if (location.pathname.startsWith('//')) {
  const path = location.pathname.replace(/^\/+/, '/');
  history.replaceState(null, '', path + location.search + location.hash);
}
