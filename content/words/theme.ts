export const theme = {
  heading: 'Light and dark',
  legend: 'Theme',
  options: { system: 'System', light: 'Light', dark: 'Dark' },
  text: 'System follows your device. Your choice is for this browser. Print is always light.',
  notStored:
    'This browser could not keep your choice: it ends when you reload or leave the client area.',
} as const;
