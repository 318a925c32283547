import { addBasePath } from '@/lib/base-path';
import { SCRIPTS, SCRYPT_WORKER, WORKER } from '@/lib/browser/marks';

/** No percent sign: a server could decode it to another path than the browser. */
const PATH = new RegExp(`^${SCRIPTS}[\\w./~-]+\\.js$`);

/**
 * Whether an address, resolved against `base`, is a script of this build, whichever server answers.
 */
export function isOwnScript(address: string, base: string): boolean {
  try {
    const { pathname, href } = new URL(address, base);
    // With a password, query or fragment, or as a blob or data URL, the address would be longer.
    return href === new URL(base).origin + pathname && PATH.test(pathname);
  } catch {
    return false;
  }
}

type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void;
};

/**
 * React sets `<script></script>` to create a script element and then writes structured data into
 * it. Text without a tag cannot become an element, and no string may become code.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScriptURL: (url) =>
      [WORKER, SCRYPT_WORKER].map(addBasePath).includes(url) || isOwnScript(url, location.href)
        ? url
        : null,
  });
}
