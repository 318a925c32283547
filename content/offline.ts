/** The offer to keep the whole site in the browser. Apart from the rest, as many pages make it. */
export const offer = {
  heading: 'Without a network',
  text: 'Pages, calculators and the client area can open where there is no network.',
  /** On the pages of calculators, before the button. */
  line: 'No network where you need this?',
  /** Before the kind of device, which is by the width of the screen. */
  keep: 'Keep this site on this',
  device: { narrow: 'phone', wide: 'device' },
  notNow: 'The site cannot be kept now. Please check your connection, or try again another day.',
} as const;

/** What follows. */
export const offline = {
  remove: 'Remove from this',
  // Chromium keeps the scripts compiled as well: 31 MB for 17.
  size: 'All pages and calculators take about {size}; some browsers use twice that. They are fetched once, and again when the site changes.',
  confirm: 'Keep it',
  keeping: 'Keeping the site. Please leave this page open.',
  kept: 'The site is kept here: it opens without a network, and from the network where there is one.',
  removed:
    'The site was removed. It now comes from the network alone. What you entered is as it was.',
  notHere: 'This browser cannot keep the site.',
  notStored:
    'The site was not kept, and nothing of it is left here: the connection broke off, or there is too little room for it.',
  newBuild: 'A new version of this site is here.',
  reload: 'Reload',
  /** In View My Data, and before everything is erased. */
  mine: {
    title: 'This site, kept to use without a network',
    label: 'Holds',
    words: 'the pages of the site, and nothing of yours',
    stays:
      'The site that you keep to use without a network stays: it holds nothing of yours. Settings remove it.',
  },
} as const;
