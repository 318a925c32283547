/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import { DecisionNote } from '@/features/client-area/firm-inbox/decision-note';
import { readThread } from '@/features/client-area/firm-inbox/inbox-log';
import {
  accepted,
  answeredEvent,
  createTestDecision,
  NOW,
  requestedEvent,
} from '@/lib/test-support/thread-messages';

const DAY = 24 * 3600 * 1000;

/**
 * An acceptance dated 19 November and opened `daysLater` days later; its answer is valid until 19
 * December.
 */
function show(daysLater: number) {
  const events = readThread([
    requestedEvent(),
    answeredEvent(),
    { step: 'decided', at: NOW + daysLater * DAY, message: createTestDecision(accepted()) },
  ]);
  if (!events) throw new Error('no thread');
  render(<DecisionNote events={events} />);
  return screen.getByRole('region', { name: 'Decision of the client' });
}

test('a decision opened on its own day has one date', () => {
  const note = show(0);
  expect(note).toHaveTextContent('19 Nov 2026, on answer 1.');
  expect(note).not.toHaveTextContent(/dated|after/);
});

test('a decision opened later has the firm\u2019s day, and the client\u2019s date beside it', () => {
  const note = show(5);
  expect(note).toHaveTextContent('24 Nov 2026, on answer 1.');
  expect(note).toHaveTextContent('The client\u2019s device dated it 19 Nov 2026.');
  expect(note).not.toHaveTextContent(/last day/);
});

test('a decision that the firm opens after the last day of its answer is marked', () => {
  expect(show(36)).toHaveTextContent(
    'You opened it after 19 Dec 2026, the last day of your answer.',
  );
});
