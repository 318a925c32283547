export const areasCopy = {
  sample: 'Sample area',
  ribbon: 'This is a sample area.',
  /** For Safari and other browsers with its engine, as most on an iPhone are. */
  safari:
    'Safari deletes this area after seven days without a visit, unless you use the site from your Home Screen.',
  start: 'Start my own area',
  back: 'Back to my own area',
  heading: 'Sample area and own area',
  sampleText: 'This is the sample area of an invented client. Your own area is separate.',
  ownText: 'This is your own area. The sample area, of an invented client, is separate.',
  show: 'Show the sample area',
  noneHere: 'Below you see the sample area. This answer is not part of it.',
  noneYet: 'This browser has no area of your own yet.',
  notSent: 'This is the sample area. Nothing in it reaches us.',
  notRestored: 'Restore a file into your own area.',
  elsewhere:
    'Another tab shows another area, or has replaced what is here. What you typed is still on this page.',
  follow: 'Show it here',
} as const;
