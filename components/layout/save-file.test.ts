/** @jest-environment jsdom */
import { askToSave, saveWithNotice } from '@/components/layout/save-file';
import { notify } from '@/components/toast/toast';
import { saving } from '@/content/words/saving';
import { saveFile } from '@/lib/files/save-file';

jest.mock('@/components/toast/toast', () => ({ notify: jest.fn(async () => {}) }));
jest.mock('@/lib/files/save-file', () => ({ saveFile: jest.fn() }));

const file = new Blob(['PK'], { type: 'application/zip' });
const openInApp = () =>
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36');

beforeEach(() => {
  jest.mocked(notify).mockClear();
  jest.mocked(saveFile).mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

test('the browser is asked to save the file, and the notice says so', async () => {
  await saveWithNotice('a.zip', file);
  expect(saveFile).toHaveBeenCalledWith('a.zip', file);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith('We asked your browser to save a.zip', expect.anything());
});

test('an app that drops downloads is not asked: open the page in the browser', async () => {
  openInApp();
  await saveWithNotice('a.zip', file);
  expect(saveFile).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledTimes(1);
  const notice = { tone: 'problem', description: saving.open };
  expect(notify).toHaveBeenCalledWith(saving.dropped, notice);
});

test('an app that shares files offers to share this one', async () => {
  openInApp();
  const share = jest.fn(async () => {});
  Object.assign(navigator, { canShare: () => true, share });
  expect(askToSave('a.zip', file)).toBe(false);
  const action = jest.mocked(notify).mock.calls[0]?.[1]?.action;
  if (!action || 'href' in action) throw new Error('no button');
  expect(action.label).toBe('Share');
  action.onClick();
  expect(share).toHaveBeenCalledWith({ files: [expect.any(File)], title: 'a.zip' });
});
