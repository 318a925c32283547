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
