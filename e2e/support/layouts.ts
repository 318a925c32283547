/** A page of each layout, for what the words of a page do not change. */
export const ofEachLayout: readonly string[] = [
  ...['/', '/team', '/contact', '/services/pricing', '/services/company-incorporation'],
  ...['/services/compliance', '/calculators/tax', '/privacy', '/signup', '/dashboard'],
  ...['/dashboard/quotations', '/dashboard/documents', '/dashboard/notifications'],
];
