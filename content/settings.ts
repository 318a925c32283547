/** Labels of the switches, in the groups and the order of the pages. */
export const notificationGroups = [
  {
    title: 'Email',
    switches: [
      { name: 'emailQuotations', label: 'Quotations', text: 'When a quotation is ready' },
      { name: 'emailUpdates', label: 'Updates', text: 'Progress of your services and due dates' },
      { name: 'emailMarketing', label: 'Marketing', text: 'News and offers of the firm' },
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
        text: 'Your profile stays in this browser, and nobody else sees it. Your choice is kept for the day that the firm can',
      },
      {
        name: 'shareData',
        label: 'Share data',
        text: 'Nothing here is shared with anyone. Your choice is kept for the day that there is something to share',
      },
      {
        name: 'marketingCommunication',
        label: 'Marketing communication',
        text: 'This site has no way to send you anything. Your choice is kept for the day that it has one',
      },
      {
        name: 'cookieTracking',
        label: 'Cookie tracking',
        text: 'This site sets no cookie. Your choice is kept for the day that one is introduced',
      },
    ],
  },
] as const;

export const settings = {
  notificationsPreview:
    'The firm’s message service is not connected in this preview: the choices are kept, no message is sent.',
  privacy: {
    data: 'Data Management',
    dataText:
      'Everything here is kept by this browser. Save it as a file to take it to another device, documents included.',
    view: 'View My Data',
    download: 'Download My Data',
    restore: 'Restore From a File',
    erase: 'Request Data Deletion',
  },
  view: {
    title: 'My data',
    text: 'Everything that this browser keeps for this site, and this tab until you close it.',
  },
  restore: {
    reading: 'Nothing changes until you say so.',
    question: 'It was saved on {day} and holds {content}. It replaces everything here:',
    restoring: 'Nothing changes until the whole file has been read and checked.',
    done: 'Your data is restored',
    cancelled: 'The restore was cancelled',
    unchanged: 'Nothing was changed.',
    notLoaded:
      'A part of this page did not load. Please check your connection. Nothing was changed.',
  },
  password: {
    noted: 'Password change noted',
    preview: 'Preview: no account server is connected, and no password is kept.',
  },
  persistence: {
    heading: 'Kept by this browser',
    answers: {
      granted: 'This browser has agreed to keep your data until you erase it.',
      refused:
        'This browser has not agreed to keep your data when its disk runs short. Save it as a file now and then.',
      'not asked':
        'When you keep the first thing of your own, this browser is asked not to clear it.',
      'not known':
        'This browser does not say what it clears when its disk runs short. Save your data as a file now and then.',
    },
  },
  danger: {
    heading: 'Danger Zone',
    signOut: 'Sign Out',
    signOutText: 'Returns to the login page. Your data stays in this browser.',
    delete: 'Delete Account',
    deleteText: 'Erases all that is kept here. It asks first, and lists what goes.',
  },
  /** What is kept, before it is erased or replaced. */
  kept: {
    inFile: 'Only a file that you saved before brings this back:',
    inNoFile: 'No file brings this back:',
    nothing: 'Nothing is kept.',
  },
  erase: {
    title: 'Erase everything?',
    text: 'All that this site keeps in this browser as yours goes, in every tab. Nothing undoes it.',
    confirm: 'Erase Everything',
    done: 'Everything was erased',
    doneText: 'Nothing is kept in this browser now.',
    doneBesideDesk: 'Of this site only the firm’s desk is kept in this browser now.',
    cancel: 'Keep everything',
  },
} as const;
