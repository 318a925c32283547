/** A page cannot see whether the browser saved a file. */
export const saving = {
  asked: 'We asked your browser to save {name}',
  /** After a ZIP, in Safari on a computer. */
  unpacked:
    'Safari may unpack it and leave only a folder. To bring it back, compress that folder first.',
  /** Browsers inside other apps drop downloads without a message. */
  dropped: 'This app does not save files',
  open: 'Open this page in your browser.',
  shareOrOpen: 'Share {name}, or open this page in your browser.',
  share: 'Share',
  notShared: 'This app did not share the file. Open this page in your browser.',
} as const;
