/**
 * Runs before the framework. React and the Turbopack runtime add later chunks with
 * `document.head.appendChild` and know no digests; here each chunk gets the digest that the build
 * recorded, so that the browser refuses any other content. The host's Integrity-Policy refuses
 * scripts without a digest or not fetched with CORS. After a deploy that includes chunks of the
 * other build, which the router answers by reloading the page.
 *
 * A page lists the digests of its own later chunks. A file with those of all chunks is fetched when
 * the router turns to another page.
 */
import {
  ALL_DIGESTS,
  CHUNKS,
  type LaterFile,
  ONWARD,
  PAGE_START,
  type PageStart,
} from '@/lib/runtime/protocol';

/** The file with the digest of every chunk. */
declare const DIGESTS: LaterFile;

const page = window as Window & {
  [PAGE_START]?: PageStart;
  [ALL_DIGESTS]?: Readonly<Record<string, string>>;
};
const { head } = document;
const append = head.appendChild.bind(head);
let fetched: Promise<unknown> | undefined;

function digestOf({ src }: HTMLScriptElement): string | undefined {
  const { pathname } = new URL(src);
  const own = pathname.startsWith(CHUNKS) && page[PAGE_START]?.later[pathname.slice(CHUNKS.length)];
  return own || page[ALL_DIGESTS]?.[pathname];
}

/** Fetches the digests of all chunks, once. One that failed is fetched again when it is next needed. */
function fetchDigests(): Promise<unknown> {
  fetched ??= new Promise((resolve, reject) => {
    const [src, integrity] = DIGESTS;
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = () => {
      fetched = undefined;
      script.remove();
      reject();
    };
    append(Object.assign(script, { crossOrigin: 'anonymous', integrity, src }));
  });
  return fetched;
}

/**
 * Keeps a script in the page, where it is looked for, but does not run it before its digest is
 * there: of an unknown type it is not even fetched, and adding it again starts it.
 */
function addLater(script: HTMLScriptElement): void {
  script.type = 'text/plain';
  append(script);
  fetchDigests().then(
    () => {
      script.removeAttribute('type');
      script.integrity = digestOf(script) ?? '';
      append(script);
    },
    () => {
      script.remove();
      script.dispatchEvent(new Event('error'));
    },
  );
}

head.appendChild = <Added extends Node>(node: Added): Added => {
  if (!(node instanceof HTMLScriptElement) || !node.src) return append(node);
  node.crossOrigin = 'anonymous';
  const digest = digestOf(node);
  if (digest === undefined && !page[ALL_DIGESTS]) {
    addLater(node);
    return node;
  }
  node.integrity = digest ?? '';
  return append(node);
};

// Beside the data of that page, not after it.
addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Element && target.closest(ONWARD)) fetchDigests().catch(() => undefined);
});
