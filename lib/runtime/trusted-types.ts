import { aheadRules } from '@/lib/runtime/fetch-ahead';
import { isOwnScript } from '@/lib/runtime/script-address';

type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void;
};
const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

// React sets `<script></script>` to make a script element, and then writes structured data into it.
// Text without a tag cannot become an element. No string may become code; the one text allowed in a
// script element names the links to prefetch.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScript: (text) => (text === aheadRules ? text : null),
  createScriptURL: (url) => (isOwnScript(url, location.href) ? url : null),
});
