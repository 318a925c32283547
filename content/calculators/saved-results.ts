/** Words of saved results and of links to them. */
export const savedResults = {
  save: {
    open: 'Save this result',
    lead: 'It is kept in this browser, under Calculators in your client area. Nothing is sent.',
    name: 'Name of the result',
    save: 'Save',
    saved: '{name} is saved.',
    see: 'See your saved results',
    unnamed: 'Give the result a name.',
    tooMuch: 'These amounts are longer than can be saved.',
  },
  share: {
    copy: 'Copy link',
    copied:
      'The link is copied. It contains the figures, after its #, which no browser sends to a server.',
    notCopied: 'This browser did not allow copying. Here is the link:',
    share: 'Share',
    shared: 'Handed over to share.',
    notShared: 'It was not shared. Copy the link instead.',
  },
  opened: {
    whole: 'Filled in and worked out here, from the figures that were saved or sent.',
    chosen: 'The kind is chosen. Enter the amount and press Calculate.',
    damaged: 'This link does not hold the figures of this calculator. Nothing was changed here.',
  },
  inbox: {
    heading: 'Saved results',
    empty: 'No result is saved yet.',
    emptyHint: 'Work one out in a calculator above and press Save this result.',
    open: 'Open',
    rename: 'Rename',
    keep: 'Keep the name',
    cancel: 'Cancel',
    remove: 'Delete',
    one: 'was deleted',
    many: 'results were deleted',
  },
} as const;
