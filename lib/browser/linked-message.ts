/** The number of a notice, as tables name it: `143(1)(a)`, `DRC-01`. */
const NOTICE = /^[\w()-]{2,12}$/;

/** The first words of a message on the notice in a query string; '' if it names none. */
export function linkedMessage(query: string): string {
  const [notice = '', ...more] = new URLSearchParams(query).getAll('notice');
  return more.length === 0 && NOTICE.test(notice) ? `Notice ${notice}: ` : '';
}
