import { getSaver, getSavingNotice } from '@/components/layout/saving';
import { saving } from '@/content/words/saving';

const android = (more: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-A546E${more}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const macSafari = `${mac}/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`;

test.each([
  ['the WebView of an app', android('; wv'), 5, 'inApp'],
  ['Facebook on an iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/489.0]`, 5, 'inApp'],
  ['Instagram', `${iPhone} Mobile/22B83 Instagram 355.0.0.28 (iPhone14,5)`, 5, 'inApp'],
  ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.30`, 5, 'inApp'],
  ['Chrome on Android', android(''), 5, 'other'],
  ['Safari on an iPhone', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, 'other'],
  ['the Home Screen of an iPhone', `${iPhone} Mobile/15E148`, 5, 'other'],
  ['Safari on a Mac', macSafari, 0, 'unpacking'],
  ['Safari on an iPad', macSafari, 5, 'other'],
  [
    'Chrome on a Mac',
    `${mac}/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`,
    0,
    'other',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'other'],
])('%s', (_, userAgent, maxTouchPoints, saver) => {
  expect(getSaver({ userAgent, maxTouchPoints })).toBe(saver);
});

test('the notice does not claim that a file is saved', () => {
  const notice = getSavingNotice('a.zip', { saver: 'other', canShare: true });
  expect(notice).toEqual({ title: 'We asked your browser to save a.zip' });
});

test('in Safari on a computer the notice names the folder, for a ZIP alone', () => {
  const facts = { saver: 'unpacking', canShare: true } as const;
  expect(getSavingNotice('a.zip', facts).description).toBe(saving.unpacked);
  expect(getSavingNotice('a.pdf', facts)).not.toHaveProperty('description');
});

test('an app that drops downloads offers to share the file, or names the browser', () => {
  const say = (canShare: boolean) => getSavingNotice('$& a.zip', { saver: 'inApp', canShare });
  expect(say(true).description).toBe('Share $& a.zip, or open this page in your browser.');
  expect(say(false)).toEqual({
    title: 'This app does not save files',
    description: 'Open this page in your browser.',
  });
});
