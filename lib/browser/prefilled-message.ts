/** As tables write it: `143(1)(a)`, `DRC-01`. */
const NOTICE = /^[\w()-]{2,12}$/;
/**
 * A service, a region or a number of people, as an estimate names them: nothing that could be a
 * link.
 */
const ROW = /^[A-Za-z][\w ,/()-]{1,79}$/;
const STATE = /^[A-Za-z ]{3,60}$/;
const PEOPLE = /^[1-9]\d?$/;

/** '' if the query names neither a notice nor a service. */
export function parsePrefilledMessage(query: string): string {
  const asked = new URLSearchParams(query);
  /** '' unless it is given once, in allowed characters. */
  const named = (key: string, pattern: RegExp) => {
    const [value = '', ...more] = asked.getAll(key);
    return more.length === 0 && pattern.test(value) ? value : '';
  };
  const notice = named('notice', NOTICE);
  if (notice) return `Notice ${notice}: `;
  const row = named('row', ROW);
  const people = named('people', PEOPLE);
  const signing = people && `${people} ${people === '1' ? 'person' : 'people'}`;
  const choice = [named('state', STATE), signing].filter(Boolean).join(', ');
  return row && `${row}${choice && ` (${choice})`}: `;
}
