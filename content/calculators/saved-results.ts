export const savedResults = {
  save: {
    open: 'Save this result',
    lead: 'Your browser keeps it under Calculators in your client area. We send nothing.',
    name: 'Name of the result',
    save: 'Save',
    saved: '{name} is saved.',
    see: 'See your saved results',
    unnamed: 'Give the result a name.',
    tooMuch: 'These amounts are too long to save.',
  },
  share: {
    copy: 'Copy link',
    copied:
      'You copied the link. It holds the figures after its #, which no browser sends to a server.',
    notCopied: 'This browser did not allow copying. Here is the link:',
    share: 'Share',
    shared: 'Handed over to share.',
    notShared: 'You did not share it. Copy the link instead.',
  },
  opened: {
    whole: 'We filled in your figures and worked them out.',
    chosen: 'We chose the kind. Enter the amount and press Calculate.',
    damaged: 'This link does not hold the figures of this calculator. We changed nothing here.',
  },
  inbox: {
    heading: 'Saved results',
    empty: 'You have saved no result yet.',
    emptyHint: 'Work one out in a calculator above and press Save this result.',
    open: 'Open',
    rename: 'Rename',
    keep: 'Keep the name',
    cancel: 'Cancel',
    remove: 'Delete',
    singular: 'was deleted',
    plural: 'results were deleted',
  },
} as const;
