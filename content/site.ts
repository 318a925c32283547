/**
 * The firm. All of it is placeholder content for you to replace: the name, the addresses, the
 * phones and the figures are invented, and nothing outside content/ repeats them.
 */
export const site = {
  name: 'Satyalekh & Co.',
  kind: 'Chartered Accountants',
  /** Without a slash at the end; the environment variable wins at build time. */
  url: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://www.satyalekh.example',
  blurb: 'Chartered accountants serving individuals and businesses across India since 2000.',
  established: 2000,
  phones: [
    { label: 'Head office', display: '+91 98765 43210', href: 'tel:+919876543210' },
    { label: 'Mumbai branch', display: '+91 98765 43211', href: 'tel:+919876543211' },
  ],
  emergency: {
    label: 'Emergency helpline',
    display: '+91 98765 43299',
    href: 'tel:+919876543299',
    note: 'Available 24/7 for existing clients',
  },
  whatsapp: { label: 'WhatsApp', href: 'https://wa.me/919876543210' },
  emails: [
    { label: 'General', address: 'hello@satyalekh.example' },
    { label: 'Support', address: 'support@satyalekh.example' },
  ],
  careersEmail: 'careers@satyalekh.example',
  /** For whoever finds a weakness in the website. */
  securityEmail: 'security@satyalekh.example',
  offices: [
    {
      id: 'kanpur',
      name: 'Head office, Kanpur',
      street: '14 Sample Chambers, Civil Lines',
      city: 'Kanpur',
      region: 'Uttar Pradesh',
      postalCode: '208001',
      country: 'IN',
    },
    {
      id: 'mumbai',
      name: 'Branch office, Mumbai',
      street: '502 Sample House, Nariman Point',
      city: 'Mumbai',
      region: 'Maharashtra',
      postalCode: '400021',
      country: 'IN',
    },
  ],
  /** Shown on the home page. */
  hours: 'Mon-Sat 9:00 AM - 7:00 PM',
  /** Shown on the contact page: the hours of a Delhi and a Mumbai office, 24-hour clock. */
  officeHours: [
    {
      office: 'Delhi office',
      weekdays: { days: 'Mon-Fri', opens: '09:00', closes: '18:00' },
      saturday: { days: 'Sat', opens: '09:00', closes: '14:00' },
      sunday: 'Closed',
    },
    {
      office: 'Mumbai office',
      weekdays: { days: 'Mon-Fri', opens: '10:00', closes: '19:00' },
      saturday: { days: 'Sat', opens: '10:00', closes: '15:00' },
      sunday: 'Closed',
    },
  ],
  /** Display claims of the home page, in its order. */
  claims: [
    { figure: '25+', label: 'Years combined experience' },
    { figure: '500+', label: 'Happy clients' },
    { figure: '1000+', label: 'Projects completed' },
    { figure: '15+', label: 'Professionals' },
    { figure: '98%', label: 'Success rate' },
  ],
  certifications: ['CA', 'CS', 'CMA'],
  expertise: [
    'Corporate law',
    'Direct and indirect taxation',
    'Financial auditing',
    'FEMA compliance',
    'SEBI regulations',
  ],
  /** Placeholders: replace each href with the firm's own page there. */
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { label: 'X', href: 'https://x.com/' },
    { label: 'Facebook', href: 'https://www.facebook.com/' },
    { label: 'Instagram', href: 'https://www.instagram.com/' },
  ],
} as const;

export type Office = (typeof site.offices)[number];
