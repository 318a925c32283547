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

export const settingsCopy = {
  notificationsPreview: 'In this preview we send no messages. Your browser keeps your choices.',
  privacyPreview: 'We do none of this now. We’ll respect these choices if that changes.',
} as const;

export const changePasswordCopy = {
  heading: 'A good password',
  advice: [
    'Make it long: four words or more that nobody guesses.',
    'Use it nowhere else, least of all for mail or the bank.',
    'Keep it in a password manager, not in a message.',
    'Change it at once if someone else may have seen it.',
  ],
  noted: 'Password change noted',
  preview: 'Preview: we have no account server and keep no password.',
} as const;
