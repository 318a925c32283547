export const otherDeviceCopy = {
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
} as const;
