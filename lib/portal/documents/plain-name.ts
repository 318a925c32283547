/** Marks that turn the text after them around, and control characters. */
export const HIDDEN = /[\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cc}/gu;

/** The name of a file without the marks that could show `invoice-gnp.exe` as `invoice-exe.png`. */
export const plainName = (name: string): string => name.replace(HIDDEN, '');
