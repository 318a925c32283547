import { saving } from '@/content/words/saving';

/**
 * What happens to a download: the browser inside an app drops it, Safari on a Mac may unpack a ZIP,
 * every other browser saves it.
 */
export type Saver = 'inApp' | 'unpacking' | 'other';

/** Android's WebView, and apps that name themselves. */
const IN_APP =
  /; wv\)|\b(FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|LinkedInApp|Snapchat|Line\/|Twitter for)/;

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
export function getSaver({ userAgent, maxTouchPoints }: SaverFacts = navigator): Saver {
  if (IN_APP.test(userAgent)) return 'inApp';
  const isSafari = /Macintosh.*Version\/[\d.]+ Safari\//.test(userAgent) && maxTouchPoints === 0;
  return isSafari ? 'unpacking' : 'other';
}

type SaverFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

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
