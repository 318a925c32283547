/** The switches before a client has touched them, as the specification sets them. */
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
