/** `17 papers`, `1 paper`. */
export const paperCount = (count: number) => `${count} ${count === 1 ? 'paper' : 'papers'}`;
