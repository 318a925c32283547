const DAY = 24 * 60 * 60 * 1000;

/** SOURCE_DATE_EPOCH, in seconds, sets it, so that two builds can be compared. */
export function buildDay(env: Record<string, string | undefined> = process.env): Date {
  const seconds = env.SOURCE_DATE_EPOCH;
  const now = seconds === undefined ? Date.now() : Number(seconds) * 1000;
  return new Date(Math.floor(now / DAY) * DAY);
}
