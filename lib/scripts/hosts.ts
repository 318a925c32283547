/** The hosts of docs/hosting.md: how their answers identify them, and what no setting changes. */
type Host = {
  name: string;
  part: string;
  isHost: (headers: Headers) => boolean;
  limits: readonly RegExp[];
};

const by = (name: string, value: RegExp) => (headers: Headers) =>
  value.test(headers.get(name) ?? '');

/** Content networks compress a list of types of their own, without calendars and manifests. */
const plainFiles = /\.(ics|webmanifest): not compressed$/;
const spellings = /(\/|\.html): status 200$/;

const hosts: readonly Host[] = [
  {
    name: 'Cloudflare Pages',
    part: 'cloudflare-pages',
    isHost: by('Server', /^cloudflare$/i),
    limits: [plainFiles],
  },
  {
    name: 'Netlify',
    part: 'netlify',
    isHost: by('Server', /^netlify/i),
    limits: [plainFiles, spellings],
  },
  { name: 'Vercel', part: 'vercel', isHost: by('Server', /^vercel$/i), limits: [plainFiles] },
  {
    name: 'GitHub Pages',
    part: 'github-pages',
    isHost: by('Server', /^github\.com$/i),
    limits: [
      plainFiles,
      spellings,
      /\/index: status 200$/,
      /: (Content-Security-Policy|Cross-Origin-Opener-Policy|Permissions-Policy|Referrer-Policy|Strict-Transport-Security|X-Content-Type-Options) is /,
      /: Cache-Control is max-age=600,/,
    ],
  },
  {
    name: 'S3 with CloudFront',
    part: 's3-with-cloudfront',
    isHost: by('Via', /cloudfront/i),
    limits: [plainFiles],
  },
  { name: 'nginx', part: 'nginx', isHost: by('Server', /^nginx/i), limits: [] },
];

/** `undefined` for a host that docs/hosting.md does not know. */
export const findHost = (headers: Headers): Host | undefined =>
  hosts.find(({ isHost }) => isHost(headers));

export function countFaults(faults: readonly string[]): string[] {
  const kinds = faults.map((fault) => fault.replace(/^.*?: /, ''));
  return [...new Set(kinds)].map(
    (kind) => `${kind}: ${kinds.filter((other) => other === kind).length} files`,
  );
}

export function sortFaults(faults: readonly string[], host: Host | undefined) {
  const isLimit = (fault: string) => host?.limits.some((limit) => limit.test(fault)) ?? false;
  return { toMend: faults.filter((fault) => !isLimit(fault)), limits: faults.filter(isLimit) };
}
