/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updatesCopy } from '@/content/client-area/updates';
import type { Answered } from '@/features/client-area/protocol/events';
import { openToken } from '@/features/client-area/protocol/link';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import { sign } from '@/features/client-area/protocol/signing';
import { computeState } from '@/features/client-area/protocol/state';
import { decide, importAnswer, receiveAnswer } from '@/features/client-area/quotations/answers';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import { SignedSheet } from '@/features/client-area/quotations/sheet/signed-sheet';
import { receiveUpdate } from '@/features/client-area/updates/updates';
import { addDays, getDayInIndia } from '@/lib/days';
import { saveFile } from '@/lib/files/save-file';
import { formatRupees } from '@/lib/format';
import { fillCart, freshArea } from '@/lib/test-support/fresh-area';
import {
  createTestAnswer,
  demoSigner,
  monthlyAndOnce,
  openOne,
  signedAnswer,
} from '@/lib/test-support/thread-messages';
import { makeUpdate } from '@/lib/test-support/updates';

jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);
jest.mock('@/lib/files/save-file', () => ({ saveFile: jest.fn() }));

const today = getDayInIndia(Date.now());
const last = addDays(today, 30);

const readText = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

async function open() {
  await freshArea();
  const answer = createTestAnswer({ at: Date.now(), validUntil: last });
  const opened = await openToken((await signedAnswer(answer)).token, { today });
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  const id = await importAnswer(opened);
  const { container } = render(<SignedSheet id={id} today={today} />);
  return { id, answer, container };
}

async function openOwn(
  steps: (answered: Answered) => Promise<unknown>,
  change: Partial<AnswerMessage> = {},
) {
  const db = await freshArea();
  await fillCart('itr-1');
  const asked = await requestQuotation();
  const link = (await prepareOutgoingMessage(asked?.id ?? '')).link;
  const { message } = await openOne(link.slice(link.indexOf('#')), { today });
  const { id, rid } = message;
  const answer = createTestAnswer({ ...change, id, rid, at: Date.now(), validUntil: last });
  const opened = await openToken((await signedAnswer(answer)).token, { today });
  if (opened.kind !== 'answer') throw new Error(opened.kind);
  await receiveAnswer(opened);
  const answered = computeState((await db.threads.get(id))?.events ?? []).answer;
  if (!answered) throw new Error('no answer');
  await steps(answered);
  render(<SignedSheet id={id} today={today} />);
  return { db, id };
}

const accept = (answered: Answered) =>
  decide(answered.message.id, answered, {
    step: 'accepted',
    name: 'Asha Rao',
    total: answered.message.total,
  });

test('sums per month and sums paid once are accepted separately', async () => {
  const { lines, gst, total } = monthlyAndOnce();
  const { db, id } = await openOwn(async () => {}, { lines, gst, total });
  expect(await screen.findByRole('cell', { name: /₹3,999 per month$/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Per month' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Once' })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Total' })).toBeNull();
  const label = 'To accept ₹4,719 per month and ₹2,949 once with GST, type your full name';
  await userEvent.type(screen.getByLabelText(label), 'Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByRole('button', { name: 'Take back the acceptance' });
  const { decision } = computeState((await db.threads.get(id))?.events ?? []);
  expect(decision?.choice).toMatchObject({
    step: 'accepted',
    sums: [{ rupees: 4719, per: 'month' }, { rupees: 2949 }],
  });
  expect((await prepareOutgoingMessage(id)).messageText.text).toContain(
    `of ₹4,719 per month and ₹2,949 once.`,
  );
});

test('a declined quotation offers no date for the calendar', async () => {
  await openOwn((answered) =>
    decide(answered.message.id, answered, { step: 'declined', reason: 'fee', words: '' }),
  );
  await screen.findByRole('button', { name: 'Take back the decline' });
  expect(screen.queryByRole('button', { name: /to a calendar/ })).toBeNull();
});

test('an acceptance can be taken back until the firm has acted on it', async () => {
  await openOwn(accept);
  await screen.findByRole('button', { name: 'Take back the acceptance' });
});

test('an acceptance that the firm has acted on cannot be taken back, and is not called unsent', async () => {
  await openOwn(async (answered) => {
    await accept(answered);
    const { id, rid } = answered.message;
    const update = makeUpdate({ id, rid, at: Date.now() });
    const opened = await openToken(await sign(update, await demoSigner()), { today });
    if (opened.kind !== 'update') throw new Error(opened.kind);
    await receiveUpdate(opened);
  });
  const sending = await screen.findByText('The firm has it');
  expect(sending).toBeVisible();
  // The firm's updates come before the ways to send again.
  const updates = await screen.findByRole('heading', { name: updatesCopy.heading });
  expect(updates.compareDocumentPosition(sending)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Not sent yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take back the acceptance' })).toBeNull();
});

test('a name of invisible characters does not accept', async () => {
  await openOwn(async () => {});
  const field = await screen.findByLabelText(/type your full name/);
  for (const name of ['\u200b\u200b\u200b', '\u3164\u3164', '\u2800\u2800', 'A\u200b']) {
    await userEvent.clear(field);
    await userEvent.type(field, name);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Type your full name to accept')).toBeVisible();
  }
});

test('a reason or wish of invisible characters counts as empty', async () => {
  await openOwn(async () => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Decline, with a reason' }));
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'other');
  await userEvent.type(screen.getByLabelText(/In your own words/), '\u3164\u3164');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Say the reason in a few words')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }));
  await userEvent.type(screen.getByLabelText(/^1\. /), '\u3164\u3164');
  await userEvent.click(screen.getByRole('button', { name: /Ask for (this|these|the)/ }));
  expect(await screen.findByText('Say what should change on at least one line')).toBeVisible();
});

test('no key, digest or seal is named on the screen', async () => {
  const { container } = await open();
  await screen.findByText('Sample signature');
  // The end of the key is only for paper.
  for (const each of container.querySelectorAll('.hidden')) each.remove();
  expect(container).not.toHaveTextContent(/\b(keys?|digest|hash|sealed)\b/i);
});

test('Add the last day to a calendar saves a file with that day and the total', async () => {
  const { id, answer } = await open();
  const button = { name: 'Add the last day to a calendar' };
  await userEvent.click(await screen.findByRole('button', button));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [[name, file] = []] = jest.mocked(saveFile).mock.calls;
  expect(name).toBe(`${id}.ics`);
  const text = await readText(file as Blob);
  expect(text).toContain(`DTSTART;VALUE=DATE:${last.replaceAll('-', '')}\r\n`);
  expect(text).toContain(`SUMMARY:Last day of quotation ${id}\r\n`);
  const total = formatRupees(answer.total).replaceAll(',', '\\,');
  expect(String(text).replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${total}\\, `);
});
