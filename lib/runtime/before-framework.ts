/**
 * Comes with the framework and runs before it starts: what only the framework makes necessary, and
 * a page that is merely read does without.
 */
import '@/lib/runtime/integrity';
import '@/lib/runtime/later-chunks';
import { isOwnScript } from '@/lib/runtime/script-address';

type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void;
};
const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

// React writes `<script></script>` to make a script element, and structured data into it. Text
// without a tag cannot become an element. Nothing may turn a string into code.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScriptURL: (url) => (isOwnScript(url, location.href) ? url : null),
});

// With two slashes before it, the router would take the path for the name of another host.
if (location.pathname.startsWith('//')) {
  const path = location.pathname.replace(/^\/+/, '/');
  history.replaceState(null, '', path + location.search + location.hash);
}
