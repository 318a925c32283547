import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { offline } from '@/content/offline';
import { stateNames } from '@/content/states';
import { theme as themeWords } from '@/content/words/theme';
import { CHOICE_KEY, THEME_KEY, visitFacts, visitKey } from '@/lib/browser/storage-names';
import { storedTheme } from '@/lib/browser/theme';
import { readMarker } from '@/lib/browser/visit-marker';
import { choiceOf, stateOf, storedChoice } from '@/lib/calendar/choice';
import {
  readSession,
  type SessionKey,
  type SessionValue,
  sessionKeys,
} from '@/lib/forms/session-store';
import { isSiteKept } from '@/lib/offline/kept-site';
import { choiceLines, fieldLines, type Line, momentWords } from '@/lib/portal/export/field-words';

/**
 * What the site keeps in a browser outside its database (kinds.ts), by the name of its key: the
 * values of a tab, the theme, who one is in the calendar of due dates and where,
 * and the marker of a visit. There is no cookie. The one cache is that of a site kept to use without
 * a network (lib/offline): it is shown, holds nothing of a client and stays after an erase, which
 * says so. stored-data.test.ts finds anything that is missing here, from View My Data, or left by an
 * erase. The firm's inbox (lib/portal/firm) is not a client's data, and is saved and erased
 * separately.
 */
export const storedOutside = {
  session: sessionKeys,
  local: [...visitFacts.map(visitKey), THEME_KEY, CHOICE_KEY],
} as const;

/** A heading and its records, each as labels and values in words. */
export type StoredSection = { title: string; records: Line[][] };

/** The heading of each value of a tab in View My Data, and its records. */
export const sessionWords: {
  readonly [Key in SessionKey]: {
    title: string;
    records: (value: SessionValue<Key>) => Line[][];
  };
} = {
  'contact-draft': {
    title: 'Draft of a message',
    records: (fields) => [fieldLines(fields)],
  },
  'quick-contact-draft': {
    title: 'Draft of a quick message',
    records: (fields) => [fieldLines(fields)],
  },
  'sent-messages': {
    title: 'Messages sent in this tab',
    records: (messages) => messages.map(fieldLines),
  },
  calculators: {
    title: 'Calculators of this tab',
    records: (calculators) => [
      Object.entries(calculators).map(([name, { entries }]) => ({
        label: name.toUpperCase(),
        words: Object.values(entries).filter(Boolean).join(', '),
      })),
    ],
  },
  'profile-draft': {
    title: 'Profile, not saved yet',
    records: (fields) => [fieldLines(fields)],
  },
  'notifications-draft': {
    title: 'Notifications, not saved yet',
    records: (choices) => [choiceLines(choices)],
  },
  'privacy-draft': {
    title: 'Privacy settings, not saved yet',
    records: (choices) => [choiceLines(choices)],
  },
  replies: {
    title: 'Replies to quotations, not given yet',
    records: (fields) => [Object.entries(fields).map(([label, words]) => ({ label, words }))],
  },
  said: {
    title: 'Said by the next page',
    records: (fields) => [fieldLines(fields)],
  },
};

function sessionSection<Key extends SessionKey>(key: Key): StoredSection[] {
  const value = readSession(key);
  if (value === null) return [];
  const { title, records } = sessionWords[key];
  return [{ title, records: records(value) }];
}

const sessionSections = () => sessionKeys.flatMap((key) => sessionSection(key));

function markerSection(): StoredSection[] {
  const marker = readMarker();
  if (!marker) return [];
  const { keptSince, askedAt, shown, lock } = marker;
  const lines = [{ label: 'Something kept since', words: momentWords(keptSince) }];
  if (askedAt !== null) {
    lines.push({ label: 'Browser asked to keep it at', words: momentWords(askedAt) });
  }
  lines.push({ label: 'Area shown', words: shown === 'own' ? 'your own' : 'the sample area' });
  if (lock !== null) lines.push({ label: 'Last locked at', words: momentWords(lock) });
  return [{ title: 'This browser', records: [lines] }];
}

function themeSection(): StoredSection[] {
  const theme = storedTheme() ?? 'system';
  if (theme === 'system') return [];
  const { heading, legend, options } = themeWords;
  return [{ title: heading, records: [[{ label: legend, words: options[theme] }]] }];
}

function dueDatesSection(): StoredSection[] {
  const ids = choiceOf(
    storedChoice(),
    dueDates.audiences.map(({ id }) => id),
  );
  if (ids.length === 0) return [];
  const labels = dueDates.audiences.flatMap(({ id, label }) => (ids.includes(id) ? [label] : []));
  const lines: Line[] = [{ label: calendar.who, words: labels.join(', ') }];
  const state = stateOf(storedChoice());
  if (state) lines.push({ label: calendar.state, words: stateNames[state] });
  return [{ title: calendar.heading, records: [lines] }];
}

async function siteSection(): Promise<StoredSection[]> {
  const { title, label, words } = offline.mine;
  return (await isSiteKept()) ? [{ title, records: [[{ label, words }]] }] : [];
}

/** What the browser holds for the client outside the database, and no file brings back. */
export const sectionsInNoFile = (): StoredSection[] => [
  ...sessionSections(),
  ...themeSection(),
  ...dueDatesSection(),
];

/** Everything that the browser holds outside the database. */
export const sectionsOutside = async (): Promise<StoredSection[]> => [
  ...sectionsInNoFile(),
  ...markerSection(),
  ...(await siteSection()),
];
