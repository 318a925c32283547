/**
 * The framework's chunks come in one file. React and the Turbopack runtime look in the page for the
 * script of a chunk before they add it: each has an element that stands for it and fetches nothing.
 */

/** The paths of those chunks. */
declare const CHUNKS: readonly string[];

for (const path of CHUNKS) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.async = true;
  script.src = path;
  document.head.appendChild(script);
}

export {};
