import { durations } from '@/content/durations';
import type { Path } from '@/content/routes';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate, plusGst } from '@/content/words/plus-gst';

/** Words of the client area that are on more than one of its pages, and of its home. */
export const dashboard = {
  greeting: 'Namaste',
  lead: 'Here is where things stand.',
  kept: 'Kept in this browser only. Nothing is sent to a server.',
  /** On the pages below. */
  storedHere: 'Kept in this browser only.',
  /** In place of it, on the pages of the calculators and of help. */
  resultsHere: 'Results that you save are kept in this browser only.',
  /** In place of these while the browser keeps nothing. */
  notKept: 'Nothing can be kept in this browser now.',
  helpLead: 'Phone, email, chat and answers.',
  rail: { accountant: 'Your accountant', write: 'Write to', signOut: 'Sign out' },
  noScript:
    'The client area needs JavaScript, because everything in it is kept by this browser and nowhere else.',
  /** The sample area and the client's own. */
  areas: {
    sample: 'Sample area',
    ribbon: 'Sample area: invented, nothing is sent',
    /** In Safari, whose browsers on phones are all of one engine. */
    safari:
      'Safari deletes this area after seven days without a visit, unless you use the site from your Home Screen.',
    start: 'Start my own area',
    back: 'Back to my own area',
    heading: 'Sample area and own area',
    sampleText: 'This is the sample area, of an invented client. Your own area is separate.',
    ownText: 'This is your own area. The sample area, of an invented client, is separate.',
    show: 'Show the sample area',
    /** Beside an answer from the firm, which is no sample. */
    noneHere: 'What is shown below is the sample area, and this answer is not part of it.',
    noneYet: 'This browser has no area of your own yet.',
    notSent: 'This is the sample area, and nothing of it is sent to the firm.',
    notRestored: 'A file is restored into your own area.',
    /** In a tab that has something typed or open. */
    elsewhere:
      'Another tab shows another area, or has replaced what is kept here. What you typed is still on this page.',
    follow: 'Show it here',
  },
  /** Below a list that is long. */
  moreRows: { shown: '{shown} of {all} shown', add: 'Show {count} more' },
  emptyArea: {
    cleared:
      'This area is empty: what was kept here was erased, or the browser has cleared it. A Download My Data file brings it back.',
    restore: 'Restore from a file',
  },
  failed: {
    heading: 'This page could not be shown',
    text: 'What is kept in this browser is as it was. Try again, go to another page, or save your data as a file.',
    incomplete: 'A part of this page did not load. Check your connection and try again.',
    retry: 'Try again',
    save: 'Save my data',
  },
  save: {
    failed: 'The file could not be made',
  },
  activity: {
    heading: 'Recent activity',
    empty: 'Nothing has happened yet.',
  },
  due: {
    heading: 'Next due dates',
    all: 'All dates',
      byProfile: 'These dates follow your profile.',
    /** A GST number does not say how often its holder files. */
    byGst: 'We assume you file GST every month.',
    change: 'Change',
    forAll: 'Add your PAN to see only your dates.',
  },
  work: {
    heading: 'Work in hand',
    empty: 'No work is in hand.',
    all: 'All quotations',
  },
  /** On the home page of a browser that is set up as the firm's. */
  firmRequests: {
    all: 'All requests',
    waiting: 'Requests that wait for an answer',
    none: 'No request waits for an answer.',
    samplesBelow: 'What follows is the area of a sample client.',
  },
  waiting: {
    heading: 'Waiting for you',
    /** Without a quotation to answer. */
    todo: 'To answer and send',
    empty: 'Nothing waits for your answer or to be sent.',
    /** The lists, by whether it has waited or its last day is near. */
    now: 'Now',
    later: 'Later',
    actions: {
      request: 'Request a quotation',
      send: 'Send it',
      answer: 'Answer',
      sendPapers: 'Send them',
      give: 'Choose a file',
      pay: 'Pay',
    },
    /** Services that are not named. */
    moreServices: 'and {count} more',
  },
  fees: {
    heading: 'Fees to date',
    accepted: 'Accepted by you',
    waiting: 'Waiting for your answer',
    asked: 'Pending, not agreed yet',
    later: 'by quotation',
    none: 'none',
    foot: isStrict ? 'As stated in the quotations.' : 'Pending is before GST.',
    statement: 'Statement',
  },
  files: { heading: 'Latest files', all: 'All files' },
  cart: {
    sheet: 'Your services',
    note: isStrict ? 'for a quotation' : `professional fees, ₹, ${plusGst}`,
    foot: isStrict
      ? 'The quotation names scope, fee and papers.'
      : 'Government fees and stamp duty are not included.',
    withGst: `With GST ${feeGstRate}%`,
    total: 'Total',
    /** Below the fees in the bar of a phone. */
    plusGst,
    request: 'Request Quotation',
    turnaround: `The quotation is prepared within ${durations.quotation} once you have sent the request.`,
    /** Below the ways to send the request. */
    afterwards: `Then the firm prepares the quotation within ${durations.quotation} and sends you a link, to be opened on this device.`,
    /** The same as steps, where there is room. */
    next: {
      heading: 'What happens next',
      steps: [
        { title: 'You send the request', text: 'by WhatsApp or mail' },
        { title: 'The quotation comes', text: `prepared within ${durations.quotation}` },
        { title: 'You answer', text: 'accept, decline or ask for a change' },
      ],
    },
    empty: 'There is no service in the cart.',
    browse: 'Browse Services',
    /** After the number of a request. */
    unsent: 'is not sent yet.',
    send: 'Send it',
  },
  quotations: {
    /** In a browser that is set up as the firm. */
    places: {
      name: 'Whose quotations',
      firm: 'Requests to the firm',
      own: 'Own quotations',
    },
    toCart: 'Go to the cart',
    empty: 'No quotation has been requested.',
    answers: 'We send your quotation as a link. Open it on this device to see it here.',
    unsigned:
      'It has no signed answer, so there is nothing to accept here. A signed answer comes as a link.',
    /** Of one from a restored file; see `markUnchecked`. */
    unchecked:
      'We could not check who signed the answer in the file that you restored, so nothing here counts on it. Open the link that the firm sent you again, or ask us for it.',
    /** In the file of a quotation. */
    unsignedFile: 'Not signed: this browser has no signed answer to it.',
    demoFile: 'Sample: anyone could have signed it.',
    noName: 'Your profile has no name yet, so the firm cannot tell who asks.',
    yourName: 'Your name',
    addName: 'Add it to the profile',
    filed: 'The firm told me it is filed',
    notFiled: 'It is not filed yet',
  },
  /** An answer that was asked for on another device. */
  otherDevice: {
    can: 'You can keep it here to read and download. To accept or decline, open the link on the device that asked.',
    keep: 'Keep it here',
    bring: 'Bring your whole area to this device',
    steps: [
      'On the device that asked, open Settings, then Privacy Settings.',
      'Press Download My Data. It saves one file with everything.',
      'Bring that file to this device, as by mail to yourself or a cable.',
      'Here, open Privacy Settings and press Restore from a file. It replaces what is here.',
      'Then everything can be read here. Accept or decline on the device that asked.',
    ],
    restore: 'Open Privacy Settings here',
  },
  documents: {
    choose: 'Choose files',
    drop: 'Drop files here, or choose them.',
    rule: 'PDF, JPG, JPEG and PNG, up to 10MB per file.',
    openZip: 'Open files we sent you',
    zip: 'ZIP from the firm',
    fromFirm: 'From the firm',
    noFile: 'What you dropped is not a file. Save it as a file first, then add that.',
    categories: 'Categories',
    recent: 'Recent files',
    /** The list of links to the parts of the page, on a phone. */
    parts: 'On this page',
    empty: 'No file is kept here.',
    category: 'Category',
    allCategories: 'All categories',
    sort: 'Sort by',
    sorts: { latest: 'Latest first', oldest: 'Oldest first', name: 'Name', size: 'Largest first' },
    noneOf: 'No file is in this category.',
    deleted: {
      heading: 'Recently deleted',
      lead: 'Each file stays here for 30 days, and is then gone for good.',
      until: 'until {day}',
      restore: 'Restore',
      forGood: 'Delete for good',
      question: 'Delete this file for good?',
      /** After the name of the file. */
      cannotUndo: 'will be gone. This cannot be undone.',
      keep: 'Keep it',
      /** After the name, before the link to the heading. */
      movedTo: 'was moved to',
      restored: 'was restored.',
      gone: 'is gone for good.',
    },
    /** Everything was erased, here or in another tab, while files were being added. */
    ended: {
      title: 'Everything was erased',
      text: 'This ended the upload: none of its files is kept.',
    },
  },
  papers: {
    heading: 'What we need from you',
    nothing: 'Nothing is missing. Thank you.',
    /** After the number of papers. */
    ready: 'ready, not sent yet',
    send: 'Send them',
    none: 'No quotation needs papers now.',
    show: 'All papers',
    formats: 'Add each as PDF, JPG or PNG, up to 10MB.',
    choose: 'Choose a file',
    more: 'More',
    /** Before the name of a file that is here already. */
    use: 'Use',
    /** After the name of one that was given as such a paper before. */
    again: 'again',
    otherwise: 'Sent another way',
    notApplicable: 'Does not apply',
    drop: 'You can also drop a file on its line.',
  },
  package: {
    heading: 'Ready for the firm',
    lead: 'One ZIP file of what you tick, to send by your own mail or WhatsApp.',
    make: 'Make the ZIP',
    fit: 'Shrink for a portal',
    fitTo: 'JPG, at most 100 KB',
    fitLead: 'A smaller copy for portals with a size limit. The original is kept.',
    cannotFit: 'This picture cannot be made small enough and stay readable.',
    ready: 'Your file is ready. It is not sent yet.',
    sent: 'Your file is ready.',
    saved: 'The browser was asked to save the file. Attach it to your message.',
    share: 'Share',
    mail: 'Write a mail',
    whatsapp: 'Open WhatsApp',
    refused: 'This browser did not share the file. Attach it to a mail or a chat instead.',
  },
} as const;

/** The five main places, in the bar at the bottom of a phone. */
export const mainPlaces = [
  '/dashboard',
  '/dashboard/cart',
  '/dashboard/quotations',
  '/dashboard/documents',
  '/dashboard/profile',
] as const satisfies readonly Path[];
