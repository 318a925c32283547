export const areasCopy = {
  sample: 'Sample area',
  ribbon: 'This is a sample area.',
  /** In Safari, whose browsers on phones are all of one engine. */
  safari:
    'Safari deletes this area after seven days without a visit, unless you use the site from your Home Screen.',
  start: 'Start my own area',
  back: 'Back to my own area',
  heading: 'Sample area and own area',
  sampleText: 'This is the sample area of an invented client. Your own area is separate.',
  ownText: 'This is your own area. The sample area, of an invented client, is separate.',
  show: 'Show the sample area',
  /** Beside an answer from the firm. */
  noneHere: 'Below you see the sample area. This answer is not part of it.',
  noneYet: 'This browser has no area of your own yet.',
  notSent: 'This is the sample area. Nothing in it reaches us.',
  notRestored: 'Restore a file into your own area.',
  /** In a tab with unsaved text or an open dialog. */
  elsewhere:
    'Another tab shows another area, or has replaced what is here. What you typed is still on this page.',
  follow: 'Show it here',
} as const;
