/** What is said of a file that the browser is to save: the page cannot see whether it did. */
export const saving = {
  asked: 'We asked your browser to save {name}',
  /** After a ZIP, in Safari on a computer. */
  unpacked:
    'Safari may unpack it and leave only a folder. To bring it back, compress that folder first.',
  /** In the browser of another app, which drops downloads without a word. */
  dropped: 'This app does not save files',
  open: 'Open this page in your browser.',
  shareOrOpen: 'Share {name}, or open this page in your browser.',
  share: 'Share',
  notShared: 'This app did not share the file. Open this page in your browser.',
} as const;
