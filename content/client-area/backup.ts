export const dataManagementCopy = {
  data: 'Data Management',
  dataText:
    'Your browser keeps everything here. Save it as a file to take it to another device. The file holds your documents, also those in Recently deleted.',
  view: 'View My Data',
  download: 'Download My Data',
  restore: 'Restore from a file',
  erase: 'Request Data Deletion',
  saveFailed: 'We could not make the file',
} as const;

export const myDataCopy = {
  title: 'My data',
  text: 'Here is what this area, this browser and this tab keep. Download My Data saves all of it.',
} as const;

export const restoreCopy = {
  reading: 'Nothing changes until you say so.',
  question: 'You saved it on {day}, with {content}. It replaces everything here:',
  restoring: 'Nothing changes until we have read and checked the whole file.',
  done: 'Your data is restored',
  cancelled: 'You cancelled the restore',
  unchanged: 'Nothing changed.',
} as const;

export const persistenceCopy = {
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
} as const;

export const dangerZoneCopy = {
  heading: 'Danger Zone',
  signOut: 'Sign Out',
  signOutText: 'You return to the login page. Your data stays in this browser.',
  delete: 'Delete Account',
  deleteText: 'You erase everything here. We ask first, and list what you lose.',
} as const;

export const storedDataCopy = {
  inFile: 'You’ll lose all of this unless you downloaded it:',
  inNoFile: 'You’ll lose this for good:',
  nothing: 'Nothing is kept.',
  alsoOwn: 'Your own area goes too:',
  alsoSample: 'The sample area goes too:',
} as const;

export const eraseCopy = {
  title: 'Erase everything?',
  text: 'You lose your own area, the sample area and everything else that this site keeps of you in this browser, in every tab. You cannot undo this. The browser’s own files, such as its log and its form history, may still hold what you typed.',
  confirm: 'Erase Everything',
  done: 'Everything was erased',
  doneText: 'This browser keeps nothing of yours now.',
  doneBesideInbox: 'This browser keeps nothing of yours. The firm’s inbox stays.',
  cancel: 'Keep everything',
} as const;
