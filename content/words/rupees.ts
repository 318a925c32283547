const grouped = new Intl.NumberFormat('en-IN');

/** A whole amount in figures: `12,00,000`. */
export const inFigures = (amount: number) => grouped.format(amount);

/** A whole amount in a sentence: `₹12,00,000`. */
export const inRupees = (amount: number) => `₹${grouped.format(amount)}`;
