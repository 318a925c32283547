/**
 * The lowest whole number above `above` and up to `most` that passes, by bisection: all below it
 * must fail and all from it on must pass. `most` if no lower one passes.
 */
export function findLowestPassing(
  above: number,
  most: number,
  passes: (value: number) => boolean,
): number {
  let fails = above;
  let passed = most;
  while (passed - fails > 1) {
    const middle = Math.floor((fails + passed) / 2);
    if (passes(middle)) passed = middle;
    else fails = middle;
  }
  return passed;
}
