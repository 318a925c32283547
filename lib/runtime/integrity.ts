/**
 * Runs before the framework. React and the Turbopack runtime add the chunks that a page needs later
 * with `document.head.appendChild` and know no digests: here each gets the one that the build wrote
 * down, so that the browser refuses a file with any other content. A host's Integrity-Policy
 * refuses scripts without a digest, and those that are not fetched with CORS: chunks of another
 * build, which a page meets after a deploy and the router answers by loading the page anew.
 */

/** The digest of every chunk, by its path. */
declare const DIGESTS: Readonly<Record<string, string>>;

const { head } = document;

head.appendChild = <Added extends Node>(node: Added): Added => {
  if (node instanceof HTMLScriptElement && node.src) {
    node.crossOrigin = 'anonymous';
    node.integrity = DIGESTS[new URL(node.src).pathname] ?? '';
  }
  return Node.prototype.appendChild.call(head, node) as Added;
};

export {};
