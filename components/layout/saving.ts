import { saving } from '@/content/words/saving';

/**
 * What becomes of a download: an app's own browser drops it, Safari on a computer may unpack a ZIP,
 * and any other saves it.
 */
export type Saver = 'inApp' | 'unpacking' | 'other';

/** The system's WebView on Android, and the apps that name themselves. */
const IN_APP =
  /; wv\)|\b(FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|LinkedInApp|Snapchat|Line\/|Twitter for)/;

/** An iPad calls itself a Mac; the screen of a Mac knows no touch. */
export function getSaver({ userAgent, maxTouchPoints }: SaverFacts = navigator): Saver {
  if (IN_APP.test(userAgent)) return 'inApp';
  const isSafari = /Macintosh.*Version\/[\d.]+ Safari\//.test(userAgent) && maxTouchPoints === 0;
  return isSafari ? 'unpacking' : 'other';
}

type SaverFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What to say of a file that was to be saved; `canShare` if the browser can hand it to an app. */
export function getSavingNotice(
  name: string,
  { saver, canShare }: { saver: Saver; canShare: boolean },
): { title: string; description?: string } {
  const named = (sentence: string) => sentence.replace('{name}', () => name);
  if (saver === 'inApp') {
    return {
      title: saving.dropped,
      description: canShare ? named(saving.shareOrOpen) : saving.open,
    };
  }
  const isUnpacked = saver === 'unpacking' && /\.zip$/i.test(name);
  return { title: named(saving.asked), ...(isUnpacked && { description: saving.unpacked }) };
}
