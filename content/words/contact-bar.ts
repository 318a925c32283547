/** The two ways to reach the firm that stay at hand on a phone, and the way back for a client. */
export const contactBarCopy = {
  heading: 'Call or write',
  call: 'Call',
  whatsapp: 'WhatsApp',
  /** In place of the sign-in link, in a browser that holds a client area of its own. */
  openArea: 'Open my area',
} as const;
