export const documentsCopy = {
  choose: 'Choose files',
  drop: 'Drop files here, or choose them.',
  rule: 'PDF, JPG, JPEG and PNG, up to 10MB per file.',
  openZip: 'Open files we sent you',
  zip: 'ZIP from us',
  fromFirm: 'From us',
  categories: 'Categories',
  recent: 'Recent files',
  empty: 'You have no file here.',
  category: 'Category',
  allCategories: 'All categories',
  sort: 'Sort by',
  sorts: {
    job: 'Job and month',
    latest: 'Latest first',
    oldest: 'Oldest first',
    name: 'Name',
    size: 'Largest first',
  },
  others: 'Other files',
  noneOf: 'No file is in this category.',
  /** Everything was erased, here or in another tab, while files were being added. */
  ended: {
    title: 'Everything was erased',
    text: 'This ended the upload. You have none of its files.',
  },
} as const;

export const recentlyDeletedCopy = {
  heading: 'Recently deleted',
  lead: 'Each file stays here for 30 days. Then you lose it for good.',
  until: 'until {day}',
  restore: 'Restore',
  forGood: 'Delete for good',
  question: 'Delete this file for good?',
  cannotUndo: 'will be gone. You cannot undo this.',
  keep: 'Keep it',
  movedTo: 'is now in',
  restored: 'is back.',
  gone: 'is gone for good.',
} as const;

export const shrinkPictureCopy = {
  heading: 'Shrink for a portal',
  limit: 'JPG, at most 100 KB',
  lead: 'You get a smaller copy for portals with a limit. The original stays.',
  failed: 'We cannot make this picture small enough and keep it readable.',
} as const;
