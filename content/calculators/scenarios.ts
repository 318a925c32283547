/** Words of saved results, of links to them, and of their comparison. */
export const scenarios = {
  save: {
    lead: 'It is kept in this browser, under Calculators in your client area. Nothing is sent.',
    name: 'Name of the result',
    save: 'Save',
    saved: '{name} is saved.',
    see: 'See your saved results',
    unnamed: 'Give the result a name.',
    tooMuch: 'These amounts are longer than can be saved.',
  },
  share: {
    lead: 'The link itself contains the figures, after its #, which no browser sends to a server. Whoever has the link can read them.',
    bare: 'Leave the amounts out',
    holds: 'What the link contains, and nothing else',
    rules: 'Version of the rules',
    nothing: 'No amount and no choice',
    link: 'The link',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied:
      'The link was not copied: this browser did not allow it. Select it and copy it yourself.',
    share: 'Share',
    shared: 'Handed over to share.',
    notShared: 'It was not shared. Copy the link instead.',
  },
  opened: {
    whole: 'This result came with a link. It was worked out here, from the figures in the link.',
    changed:
      'This result came with a link. The rules have changed since the link was made, so the result below is by the rules of today.',
    bare: 'The link has no amounts and no result, only {choices}. Type your amounts and press Calculate.',
    bareChanged:
      'The link has no amounts and no result, only {choices}, and the rules have changed since it was made. Type your amounts and press Calculate.',
    /** A link without amounts to the one calculator that has no choices. */
    noChoice: 'the name of its calculator',
    elsewhere: 'This link belongs to another calculator, {calculator}. Nothing was changed here.',
    openThere: 'Open it there',
  },
  desk: {
    heading: 'Saved results',
    empty: 'No result is saved yet.',
    emptyHint: 'Work one out in a calculator above and press Save this result.',
    hint: 'Tick two to four results of one calculator to compare them.',
    compare: 'Compare',
    table: 'Save as a table',
    tableSome: 'Save {count} as a table',
    file: 'saved-results-{day}.csv',
    changed: 'Rules changed since',
    recompute: 'Recompute',
    notComputed:
      'Today’s calculator gives no result for these figures. Open the result to change them.',
    recomputed: '{name} now follows the rules of today',
    open: 'Open',
    rename: 'Rename',
    keep: 'Keep the name',
    cancel: 'Cancel',
    duplicate: 'Duplicate',
    remove: 'Delete',
    one: 'was deleted',
    many: 'results were deleted',
  },
  compared: {
    heading: '{calculator}: {count} results compared',
    lead: 'Each is compared with the first, {name}.',
    mixed:
      'They were worked out by different versions of the rules. Recompute the older ones first to compare like with like.',
    figure: 'Figure',
    print: 'Print',
    close: 'Close the comparison',
  },
} as const;
