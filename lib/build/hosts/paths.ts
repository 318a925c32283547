export const HOST_FILE = /^\/(404|_not-found|_headers|vercel\.json|\.nojekyll)([./]|$)|\.(gz|br)$/;

/** Another spelling of a page. A redirect keeps only the query. */
export const SPELLING = /^((?:\/[a-z0-9-]+)+)(?:\/|\.html)$/;
