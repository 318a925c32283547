/** Another host, to which a careless redirect would send some spellings of an address. */
const ELSEWHERE = 'elsewhere.example';
const STARTS =
  '/%5C /%5c%5C /%255C /\\ /\\\\ // /// //%5C /%2F /%2f%2F /%252F /%2F%5C /%5C%2F /%09/ /%09%5C /%20// /%00// /@ /%40 //www@ //www%40 /https: /https:/ /https:// /https:%2F%2F /https:%5C%5C /%68ttps:// /javascript:alert(1)// /data:text/html, /. /%2e%2e%2f /%2e%2e%5C /..%252f /%0d%0aX-Injected:%20yes%0d%0a /%0aLocation:%20https:// /%E5%98%8D%E5%98%8AX-Injected:%20yes /';
const ENDS = ' / // %2F %5C .html .html.html .html/ /index /index.html';

/** The same tricks around the address of a page. */
const around = (page: string) => [
  `/${page}`,
  `//${ELSEWHERE}/..${page}`,
  `/%2F${page.slice(1)}/`,
  `/%5C${page.slice(1)}.html`,
  ...['//', '%2F', '%5C/', '.html/', '.html.html', '/.html', '/index', '/index.html'].map(
    (end) => page + end,
  ),
  `${page}/%5C${ELSEWHERE}/`,
  `${page}/..%5C..%5C${ELSEWHERE}/`,
  `${page}%2F..%2F%2F${ELSEWHERE}/`,
  `${page}@${ELSEWHERE}/`,
  `${page}%0d%0aX-Injected:%20yes/`,
  `${page}.html%0d%0aX-Injected:%20yes.html`,
  `${page}/?to=//${ELSEWHERE}`,
  `${page}.html?%0d%0aX-Injected:%20yes`,
  `${page}/#//${ELSEWHERE}`,
];

/** Addresses as a client may send them, which a host may redirect only to a page. */
export const strangeAddresses = (page: string): string[] => [
  ...STARTS.split(' ').flatMap((start) =>
    ENDS.split(' ').map((end) => `${start}${ELSEWHERE}${end}`),
  ),
  ...around(page),
];
