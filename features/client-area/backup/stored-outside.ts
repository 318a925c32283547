import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { offline } from '@/content/offline';
import { theme as themeWords } from '@/content/words/theme';
import { choiceOf, storedChoice } from '@/features/calendar/choice';
import { isSiteKept } from '@/features/offline/kept-site';
import { storedTheme } from '@/lib/browser/theme';
import { readMarker } from '@/lib/browser/visit-marker';
import { readSession, type SessionKey, sessionKeys } from '@/lib/forms/session-store';

/*
 * What the site keeps in a browser outside its database (kinds.ts): the values of a tab, the theme,
 * the choice in the calendar of due dates, and the marker of a visit. There is no cookie. The one cache
 * is that of a site kept to use without a network (features/offline): it is shown, holds nothing of a
 * client and stays after an erase, which says so. stored-data.test.ts finds anything that is missing
 * here, from View My Data, or left by an erase. The firm's inbox (features/client-area/firm-inbox) is
 * not a client's data, and is saved and erased separately.
 */

/** The heading of each value of a tab in View My Data. */
const sessionTitles: { readonly [Key in SessionKey]: string } = {
  'contact-draft': 'Draft of a message',
  'quick-contact-draft': 'Draft of a quick message',
  'sent-messages': 'Messages sent in this tab',
  calculators: 'Calculators of this tab',
  'profile-draft': 'Profile, not saved yet',
  'notifications-draft': 'Notifications, not saved yet',
  'privacy-draft': 'Privacy settings, not saved yet',
  replies: 'Replies to quotations, not given yet',
  said: 'Said by the next page',
};

function hasChoice(): boolean {
  const ids = dueDates.audiences.map(({ id }) => id);
  return choiceOf(storedChoice(), ids).length > 0;
}

/** What the browser holds for the client outside the database, and no file brings back. */
export const listTitlesInNoFile = (): string[] => [
  ...sessionKeys.filter((key) => readSession(key) !== null).map((key) => sessionTitles[key]),
  ...((storedTheme() ?? 'system') === 'system' ? [] : [themeWords.heading]),
  ...(hasChoice() ? [calendar.heading] : []),
];

/** Everything that the browser holds outside the database. */
export const listTitlesOutside = async (): Promise<string[]> => [
  ...listTitlesInNoFile(),
  ...(readMarker() ? ['Which area this browser shows, and since when'] : []),
  ...((await isSiteKept()) ? [offline.mine.title] : []),
];
