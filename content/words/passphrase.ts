/** In characters. */
export const passphraseLength = { least: 12, most: 200 } as const;
const { least, most } = passphraseLength;

export const passphraseCopy = {
  label: 'Passphrase',
  newLabel: 'New passphrase',
  again: 'Type it again',
  hint: `${least} characters or more, or several words`,
  short: `Use at least ${least} characters.`,
  unseen: `Use at least ${least} visible characters.`,
  long: `Use at most ${most} characters.`,
  other: 'The two passphrases are not the same.',
  missing: 'Enter the passphrase.',
} as const;
