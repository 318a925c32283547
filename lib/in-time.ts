/** How long the browser may take to open or delete a database, in milliseconds. */
export const OPEN_LIMIT = 10_000;

class OutOfTimeError extends Error {
  override name = 'OutOfTimeError';
}

export async function withTimeout<T>(work: PromiseLike<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTimeError()), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
