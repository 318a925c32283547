export const contactBarCopy = {
  heading: 'Call or write',
  call: 'Call',
  whatsapp: 'WhatsApp',
  openArea: 'Open my area',
} as const;
