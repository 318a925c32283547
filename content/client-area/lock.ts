/**
 * A server component passes this down, so that browsers load it only where a lock exists or is
 * wanted.
 */
export const lockFrameCopy = {
  heading: 'Your client area is locked',
  text: 'Your quotations and files are locked on this computer.',
  bar: 'Your area has a lock.',
  lockNow: 'Lock now',
  part: 'Lock',
  sample: 'The sample area is invented and has nothing to lock. You can lock an area of your own.',
  offer:
    'On a shared computer, you can lock your own area with a passphrase. You type it each time you load a page afresh, and in each tab.',
  on: 'A passphrase locks your own area.',
  setUp: 'Set up a lock',
} as const;

export const lockTimeCopy = {
  legend: 'Lock automatically when not in use',
  options: {
    5: 'after 5 minutes',
    15: 'after 15 minutes',
    60: 'after an hour',
    0: 'only on closing',
  },
} as const;

export const setUpCopy = {
  title: 'Set up a lock',
  text: 'You lock your quotations, cart, profile, documents, saved results, and what you type here and do not save. We keep the passphrase nowhere. The area locks itself after 15 minutes without use. You can change this here later.',
  loss: 'If you lose both the passphrase and the recovery code, you lose everything in your area. Nobody can open it, and we cannot either. Save your data as a file first if you have no other copy.',
  stays:
    'These stay readable: how many entries you have, when each was added, how large files are, how many services the cart holds, your theme and due-date choices, what lets this browser sign your replies, and the firm’s inbox. The lock leaves out forms and calculators outside the client area: their drafts stay until the tab closes.',
  browser:
    'The browser’s own files, such as its log or form history, may still hold what you typed here before. Only clearing its browsing data removes that.',
  tabs: 'We reload your other tabs of the client area. You lose what you typed there and did not save.',
  next: 'Continue',
  working: 'Working. This takes some seconds.',
} as const;

export const recoveryCodeCopy = {
  label: 'Recovery code',
  missing: 'Enter the recovery code.',
  heading: 'Your recovery code',
  text: 'It opens your area if you forget the passphrase. You see it once, here. Keep it away from this computer.',
  copy: 'Copy',
  copied: 'The code is copied.',
  notCopied: 'The browser did not copy it. Select the code and copy it by hand.',
  save: 'Save as a file',
  file: 'Recovery code of the client area: {code}',
  stored: 'I have kept it',
  unticked: 'Keep the code first, then tick the box.',
  seal: 'Lock my area with it',
  replace: 'Use the new passphrase',
} as const;

export const unlockCopy = {
  button: 'Unlock',
  working: 'Checking. This takes a second or two.',
  wrong: 'This does not open your area. Check it and try again.',
  damaged:
    'The record of the lock is damaged, so neither passphrase nor code opens your area. If another tab still shows it, save your data there. If not, only a file that you saved before brings it back.',
  damagedOpen:
    'The record of the lock is damaged. You cannot change it, and after a reload nothing opens your area. It is still open in this tab: save your data as a file now.',
  save: 'Save my data',
  forgot: 'I forgot it',
  back: 'I know the passphrase',
  forgotText:
    'The recovery code opens your area. You then choose a new passphrase and get a new code.',
  erase: 'Erase everything',
} as const;

export const outsideEntriesCopy = {
  label: 'Entries written outside the lock',
  text: 'Another tab, or someone else, wrote these entries into your area without its passphrase. They are not part of your area until you keep them.',
  file: 'A file',
  keep: 'Keep them',
  remove: 'Delete them',
  title: 'Delete the entries written outside the lock?',
  removal: 'Your own entries stay. You cannot bring these back.',
  stay: 'Not now',
  rest: 'We cannot add what is left: you have an entry in its place, or we cannot read it. You can delete it.',
  decide:
    'The lock is still on. First keep or delete the entries written outside the lock; they are at the top of the page.',
} as const;

export const eraseLockedCopy = {
  title: 'Erase without opening?',
  text: 'You lose your own area, the sample area and everything else that this site keeps of you in this browser, in every tab. Without a file that you saved before, nothing brings it back. The browser’s own files, such as its log and its form history, may still hold what you typed.',
  confirm: 'Erase everything',
  keep: 'Keep everything',
  done: 'Everything was erased',
} as const;

export const lockOnCopy = {
  change: 'Change passphrase',
  changeText:
    'Your data stays as it is: only what opens it changes. You get a new recovery code, and the old code no longer opens anything.',
  current: 'Current passphrase',
  off: 'Switch the lock off',
  offTitle: 'Switch the lock off?',
  offText: 'Anyone who can use this browser can then read what your area keeps.',
  keep: 'Keep the lock',
  isOn: 'Your area has a lock now',
  isOff: 'The lock is off',
  isChanged: 'The passphrase is changed',
} as const;
