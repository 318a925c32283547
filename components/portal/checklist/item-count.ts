/** `17 papers`, `1 paper`. */
export const itemCount = (count: number) => `${count} ${count === 1 ? 'paper' : 'papers'}`;
