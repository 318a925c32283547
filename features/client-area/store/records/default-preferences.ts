export const defaultNotifications = {
  emailQuotations: true,
  emailUpdates: true,
  emailMarketing: false,
  smsQuotations: true,
  smsUpdates: false,
  pushNotifications: true,
} as const;

export const defaultPrivacy = {
  profileVisible: true,
  shareData: false,
  marketingCommunication: false,
  cookieTracking: true,
} as const;
