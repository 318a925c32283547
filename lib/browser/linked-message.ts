/** The number of a notice, as tables name it: `143(1)(a)`, `DRC-01`. */
const NOTICE = /^[\w()-]{2,12}$/;
/** A service, a State or a number of people, as a bill names them: nothing that is a link. */
const ROW = /^[A-Za-z][\w ,/()-]{1,79}$/;
const STATE = /^[A-Za-z ]{3,60}$/;
const PEOPLE = /^[1-9]\d?$/;

/** The first words of a message on the notice or the row in a query string; '' if it names none. */
export function parseLinkedMessage(query: string): string {
  const asked = new URLSearchParams(query);
  /** What is named once, in words that may stand in a message. */
  const named = (key: string, words: RegExp) => {
    const [value = '', ...more] = asked.getAll(key);
    return more.length === 0 && words.test(value) ? value : '';
  };
  const notice = named('notice', NOTICE);
  if (notice) return `Notice ${notice}: `;
  const row = named('row', ROW);
  const people = named('people', PEOPLE);
  const signing = people && `${people} ${people === '1' ? 'person' : 'people'}`;
  const choice = [named('state', STATE), signing].filter(Boolean).join(', ');
  return row && `${row}${choice && ` (${choice})`}: `;
}
