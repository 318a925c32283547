/** Apart from offline-offer.ts, since it is fetched only once the offer is taken up. */
export const offline = {
  remove: 'Remove from this',
  // Chromium stores the compiled scripts as well: 31 MB for 17.
  size: 'All pages and calculators take about {size}; some browsers use twice that. Your browser fetches them once, and again when the site changes.',
  confirm: 'Keep it',
  storing: 'Keeping the site. Please leave this page open.',
  stored:
    'You can now open the site without a network. Where there is a network, it comes from there.',
  removed:
    'You removed the site. It now comes from the network alone. What you entered is as it was.',
  notHere: 'This browser cannot keep the site.',
  notNow: 'We cannot keep the site now. Please check your connection, or try again another day.',
  notStored:
    'We could not keep the site, and nothing of it is left here: the connection broke off, or there is too little room for it.',
  newBuild: 'A new version of this site is here.',
  reload: 'Reload',
  mine: {
    title: 'This site, kept to use without a network',
    label: 'Holds',
    words: 'the pages of the site, and nothing of yours',
    stays:
      'The site that you keep to use without a network stays: it holds nothing of yours. You can remove it in Settings.',
  },
} as const;
