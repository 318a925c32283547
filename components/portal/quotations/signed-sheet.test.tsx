/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedSheet } from '@/components/portal/quotations/signed-sheet';
import { addDays, dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { saveFile } from '@/lib/portal/documents/save-file';
import { importAnswer } from '@/lib/portal/quotations/answers';
import { openToken } from '@/lib/portal/thread/link';
import { freshArea } from '@/lib/test-support/fresh-area';
import { answerOf, signedAnswer } from '@/lib/test-support/thread-messages';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/lib/portal/documents/save-file', () => ({ saveFile: jest.fn() }));

const today = dayInIndia(Date.now());
const last = addDays(today, 30);

const textOf = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

async function open() {
  await freshArea();
  const answer = answerOf({ at: Date.now(), validUntil: last });
  const opened = await openToken((await signedAnswer(answer)).token, { today });
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  const id = await importAnswer(opened);
  const { container } = render(<SignedSheet id={id} today={today} />);
  return { id, answer, container };
}

test('no key, digest or seal is named on the screen', async () => {
  const { container } = await open();
  await screen.findByText('Signature checked');
  // The end of the key is for paper.
  for (const each of container.querySelectorAll('.hidden')) each.remove();
  expect(container).not.toHaveTextContent(/\b(keys?|digest|hash|sealed)\b/i);
});

test('Add the last day to a calendar saves a file with that day and the total', async () => {
  const { id, answer } = await open();
  const button = { name: 'Add the last day to a calendar' };
  await userEvent.click(await screen.findByRole('button', button));
  const [[name, file] = []] = jest.mocked(saveFile).mock.calls;
  expect(name).toBe(`${id}.ics`);
  const text = await textOf(file as Blob);
  expect(text).toContain(`DTSTART;VALUE=DATE:${last.replaceAll('-', '')}\r\n`);
  expect(text).toContain(`SUMMARY:Last day of quotation ${id}\r\n`);
  const total = formatRupees(answer.total).replaceAll(',', '\\,');
  expect(String(text).replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${total}\\, `);
});
