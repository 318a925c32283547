/** What is said at the second of two passwords that differ. */
export const MISMATCH = 'The two passwords are not the same';
