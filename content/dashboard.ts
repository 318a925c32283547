import { durations } from '@/content/durations';
import type { Path } from '@/content/routes';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate, plusGst } from '@/content/words/plus-gst';

/** Words of the client area that are on more than one of its pages, and of its home. */
export const dashboard = {
  greeting: 'Namaste',
  lead: 'Here is where things stand.',
  kept: 'This stays in your browser. We send nothing to a server.',
  /** On the pages below. */
  storedHere: 'This stays in your browser.',
  /** In place of it, on the pages of the calculators and of help. */
  resultsHere: 'Results that you save stay in your browser.',
  /** In place of these while the browser keeps nothing. */
  notKept: 'Your browser can keep nothing now.',
  helpLead: 'Call, mail, chat or look it up.',
  rail: { accountant: 'Your accountant', write: 'Write to', signOut: 'Sign out' },
  noScript: 'The client area needs JavaScript, because only your browser keeps what is in it.',
  /** The sample area and the client's own. */
  areas: {
    sample: 'Sample area',
    ribbon: 'Sample area: invented, we send nothing',
    /** In Safari, whose browsers on phones are all of one engine. */
    safari:
      'Safari deletes this area after seven days without a visit, unless you use the site from your Home Screen.',
    start: 'Start my own area',
    back: 'Back to my own area',
    heading: 'Sample area and own area',
    sampleText: 'This is the sample area of an invented client. Your own area is separate.',
    ownText: 'This is your own area. The sample area, of an invented client, is separate.',
    show: 'Show the sample area',
    /** Beside an answer from the firm, which is no sample. */
    noneHere: 'Below you see the sample area. This answer is not part of it.',
    noneYet: 'This browser has no area of your own yet.',
    notSent: 'This is the sample area. Nothing in it reaches us.',
    notRestored: 'Restore a file into your own area.',
    /** In a tab that has something typed or open. */
    elsewhere:
      'Another tab shows another area, or has replaced what is here. What you typed is still on this page.',
    follow: 'Show it here',
  },
  /** Below a list that is long. */
  moreRows: { shown: '{shown} of {all} shown', add: 'Show {count} more' },
  emptyArea: {
    cleared:
      'This area is empty: someone erased it, or the browser cleared it. A Download My Data file brings it back.',
    restore: 'Restore from a file',
  },
  failed: {
    heading: 'We could not show this page',
    text: 'Your data is as it was. Try again, go to another page, or save your data as a file.',
    incomplete: 'A part of this page did not load. Check your connection and try again.',
    retry: 'Try again',
    save: 'Save my data',
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
    waiting: 'Requests that wait for you',
    none: 'Nothing waits for you.',
    samplesBelow: 'Below is the area of a sample client.',
  },
  waiting: {
    heading: 'Waiting for you',
    /** Without a quotation to answer. */
    todo: 'To answer and send',
    empty: 'You have nothing to answer or send.',
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
    years: 'By year',
  },
  files: { heading: 'Latest files', all: 'All files' },
  cart: {
    sheet: 'Your services',
    note: isStrict ? 'for a quotation' : `professional fees, ₹, ${plusGst}`,
    foot: isStrict
      ? 'The quotation names scope, fee and papers.'
      : 'This leaves out government fees and stamp duty.',
    withGst: `With GST ${feeGstRate}%`,
    /** What is asked for, where the fee is for one of it; it may be left empty. */
    quantity: {
      month: 'How many months',
      year: 'How many years',
      employee: 'How many employees',
      hour: 'How many hours',
    },
    mayStayEmpty: 'if you know',
    /** Below the fees in the bar of a phone. */
    plusGst,
    request: 'Request Quotation',
    turnaround: `The quotation is prepared within ${durations.quotation} once you have sent the request.`,
    /** Below the ways to send the request. */
    afterwards: `We then prepare the quotation within ${durations.quotation} and send you a link. Open it on this device.`,
    /** The same as steps, where there is room. */
    next: {
      heading: 'What happens next',
      steps: [
        { title: 'You send the request', text: 'by WhatsApp or mail' },
        { title: 'You get the quotation', text: `prepared within ${durations.quotation}` },
        { title: 'You answer', text: 'accept, decline or ask for a change' },
      ],
    },
    empty: 'You have no service in the cart.',
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
    empty: 'You have asked for no quotation.',
    answers: 'We send your quotation as a link. Open it on this device to see it here.',
    unsigned:
      'We signed no answer to this, so you cannot accept it. We send a signed answer as a link.',
    /** Of one from a restored file; see `markUnchecked`. */
    unchecked:
      'We could not check who signed the answer in the file that you restored, so we count on none of it here. Open the link of our answer again, or ask us for it.',
    /** In the file of a quotation. */
    unsignedFile: 'Not signed: this browser has no signed answer to it.',
    demoFile: 'Sample: anyone could have signed it.',
    noName: 'Tell us who asks, and where we can call you. Both go into your profile.',
    yourName: 'Your name',
    yourPhone: 'Your phone',
    yourPhoneHint: 'if you like',
    addName: 'Add to my request',
    filed: 'I know that it is filed',
    notFiled: 'It is not filed yet',
  },
  /** An answer that was asked for on another device. */
  otherDevice: {
    can: 'You can keep it here to read and download. To accept or decline, open the link where you asked for it.',
    keep: 'Keep it here',
    bring: 'Bring your whole area to this device',
    steps: [
      'On the device you asked from, open Settings, then Privacy Settings.',
      'Press Download My Data. It saves one file with your data.',
      'Bring that file to this device: mail it to yourself or use a cable.',
      'Here, open Privacy Settings and press Restore from a file. It replaces what is here.',
      'You can then read it all here. Accept or decline on the device you asked from.',
    ],
    restore: 'Open Privacy Settings here',
  },
  documents: {
    choose: 'Choose files',
    drop: 'Drop files here, or choose them.',
    rule: 'PDF, JPG, JPEG and PNG, up to 10MB per file.',
    openZip: 'Open files we sent you',
    zip: 'ZIP from us',
    fromFirm: 'From us',
    noFile: 'What you dropped is not a file. Save it as a file first, then add that.',
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
    /** Files that answer no paper. */
    others: 'Other files',
    noneOf: 'No file is in this category.',
    deleted: {
      heading: 'Recently deleted',
      lead: 'Each file stays here for 30 days. Then you lose it for good.',
      until: 'until {day}',
      restore: 'Restore',
      forGood: 'Delete for good',
      question: 'Delete this file for good?',
      /** After the name of the file. */
      cannotUndo: 'will be gone. You cannot undo this.',
      keep: 'Keep it',
      /** After the name, before the link to the heading. */
      movedTo: 'is now in',
      restored: 'is back.',
      gone: 'is gone for good.',
    },
    /** Everything was erased, here or in another tab, while files were being added. */
    ended: {
      title: 'Everything was erased',
      text: 'This ended the upload. You have none of its files.',
    },
  },
  papers: {
    heading: 'What we need from you',
    nothing: 'Nothing is missing. Thank you.',
    /** After the number of papers. */
    ready: 'ready, not sent yet',
    send: 'Send them',
    none: 'We need no papers from you now.',
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
    heading: 'Ready to send us',
    /** What was not sent yet is ticked by itself. */
    none: 'No file is ticked.',
    noFile: 'No file is needed. Tell us, so that we need not ask.',
    only: 'Tick only these',
    untick: 'Untick all',
    tickUnsent: 'Tick what was not sent',
    make: 'Prepare to send',
    fit: 'Shrink for a portal',
    fitTo: 'JPG, at most 100 KB',
    fitLead: 'You get a smaller copy for portals with a limit. The original stays.',
    cannotFit: 'We cannot make this picture small enough and keep it readable.',
    ready: 'Your file is ready. Now send it.',
    sent: 'Your file is ready.',
    saved: 'We asked your browser to save the file. Attach it to your message.',
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
