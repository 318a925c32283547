/** Labels of the switches, in the groups and the order of the pages. */
export const notificationGroups = [
  {
    title: 'Email',
    switches: [
      { name: 'emailQuotations', label: 'Quotations', text: 'When a quotation is ready' },
      { name: 'emailUpdates', label: 'Updates', text: 'Progress of your services and due dates' },
      { name: 'emailMarketing', label: 'Marketing', text: 'Our news and offers' },
    ],
  },
  {
    title: 'SMS',
    switches: [
      { name: 'smsQuotations', label: 'Quotations', text: 'When a quotation is ready' },
      { name: 'smsUpdates', label: 'Updates', text: 'Progress of your services and due dates' },
    ],
  },
  {
    title: 'Push',
    switches: [{ name: 'pushNotifications', label: 'Push notifications', text: 'On this device' }],
  },
] as const;

export const privacyGroups = [
  {
    title: 'Privacy',
    switches: [
      {
        name: 'profileVisible',
        label: 'Profile visible',
        text: 'Your profile stays in this browser until you send any of it',
      },
      {
        name: 'shareData',
        label: 'Share data',
        text: 'We share nothing here with anyone',
      },
      {
        name: 'marketingCommunication',
        label: 'Marketing communication',
        text: 'This site has no way to send you anything',
      },
      {
        name: 'cookieTracking',
        label: 'Cookie tracking',
        text: 'This site sets no cookie',
      },
    ],
  },
] as const;

export const settings = {
  notificationsPreview: 'In this preview we send no messages. Your browser keeps your choices.',
  privacyPreview: 'We do none of this now. We’ll respect these choices if that changes.',
  privacy: {
    data: 'Data Management',
    dataText:
      'Your browser keeps everything here. Save it as a file to take it to another device. The file holds your documents, also those in Recently deleted.',
    view: 'View My Data',
    download: 'Download My Data',
    restore: 'Restore from a file',
    erase: 'Request Data Deletion',
  },
  view: {
    title: 'My data',
    text: 'Here is what this area, this browser and this tab keep. Download My Data saves all of it.',
  },
  restore: {
    reading: 'Nothing changes until you say so.',
    question: 'You saved it on {day}, with {content}. It replaces everything here:',
    restoring: 'Nothing changes until we have read and checked the whole file.',
    done: 'Your data is restored',
    cancelled: 'You cancelled the restore',
    unchanged: 'Nothing changed.',
  },
  password: {
    heading: 'A good password',
    advice: [
      'Make it long: four words or more that nobody guesses.',
      'Use it nowhere else, least of all for mail or the bank.',
      'Keep it in a password manager, not in a message.',
      'Change it at once if someone else may have seen it.',
    ],
    noted: 'Password change noted',
    preview: 'Preview: we have no account server and keep no password.',
  },
  persistence: {
    heading: 'Kept by this browser',
    safari:
      'Safari deletes the data of a site after seven days without a visit, unless you use the site from your Home Screen.',
    answers: {
      granted: 'This browser agreed to keep your data if its disk runs short.',
      refused:
        'This browser has not agreed to keep your data when its disk runs short. Save it as a file now and then.',
      'not asked': 'When you first save something, we ask your browser to keep your data.',
      'not known':
        'This browser does not say what it clears when its disk runs short. Save your data as a file now and then.',
    },
  },
  danger: {
    heading: 'Danger Zone',
    signOut: 'Sign Out',
    signOutText: 'You return to the login page. Your data stays in this browser.',
    delete: 'Delete Account',
    deleteText: 'You erase everything here. We ask first, and list what you lose.',
  },
  /** Shown before data is erased or replaced. */
  stored: {
    inFile: 'You’ll lose all of this unless you downloaded it:',
    inNoFile: 'You’ll lose this for good:',
    nothing: 'Nothing is kept.',
    /** Of the area that is not shown. */
    alsoOwn: 'Your own area goes too:',
    alsoSample: 'The sample area goes too:',
  },
  erase: {
    title: 'Erase everything?',
    text: 'You lose your own area, the sample area and everything else that this site keeps of you in this browser, in every tab. You cannot undo this. The browser’s own files, such as its log and its form history, may still hold what you typed.',
    confirm: 'Erase Everything',
    done: 'Everything was erased',
    doneText: 'This browser keeps nothing of yours now.',
    doneBesideInbox: 'This browser keeps nothing of yours. The firm’s inbox stays.',
    cancel: 'Keep everything',
  },
} as const;
