/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageCopy as copy } from '@/content/client-area/checklist';
import { HandOver } from '@/features/client-area/checklist/hand-over';

const saved: string[] = [];
jest.mock('@/lib/files/save-file', () => ({
  saveFile: (name: string) => saved.push(name),
}));

const file = new File(['%PDF'], 'Form 16.pdf', { type: 'application/pdf' });
const text = (isAttached: boolean) => `${isAttached ? 'I attach' : 'Here is'} ${file.name}.`;
const onSent = jest.fn(async () => {});
const handOver = () => render(<HandOver file={file} text={text} onSent={onSent} />);
const user = userEvent.setup();
const sharing = (share?: () => Promise<void>) =>
  Object.assign(navigator, { canShare: share && (() => true), share });

beforeEach(() => {
  saved.splice(0);
  onSent.mockClear();
});

test('a browser that can share files shares it, with a text that names it', async () => {
  const share = jest.fn(async () => {});
  sharing(share);
  handOver();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: copy.share }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ files: [file], text: 'I attach Form 16.pdf.' }),
  );
});

test('another browser saves it and opens a mail or a chat that names it', async () => {
  sharing();
  handOver();
  const mail = screen.getByRole('link', { name: copy.mail });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
    /body=Here is Form 16\.pdf\.$/,
  );
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  expect(saved).toEqual(['Form 16.pdf']);
  expect(screen.getByText(new RegExp(copy.saved))).toBeVisible();
  expect(onSent).toHaveBeenCalledWith('mail');
  const sentence = await screen.findByText(/Sent on .* by mail$/);
  await user.click(screen.getByRole('button', { name: 'It was not sent' }));
  expect(onSent).toHaveBeenLastCalledWith(null);
  expect(sentence).toHaveFocus();
  expect(sentence).toBeEmptyDOMElement();
});

test('when sharing fails after all, the page says so and offers the mail', async () => {
  sharing(() => Promise.reject(new TypeError()));
  handOver();
  await user.click(screen.getByRole('button', { name: copy.share }));
  expect(await screen.findByText(copy.refused)).toBeVisible();
  expect(screen.getByRole('link', { name: copy.mail })).toBeVisible();
});

test('in an app that drops downloads the page does not claim to save it', async () => {
  sharing();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv)');
  handOver();
  const mail = screen.getByRole('link', { name: copy.mail });
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  expect(saved).toEqual([]);
  expect(screen.queryByText(new RegExp(copy.saved))).toBeNull();
  jest.restoreAllMocks();
});
