/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { savedResults } from '@/content/calculators/saved-results';
import { gst } from '@/features/calculators/gst/gst';
import { ResultActions } from '@/features/calculators/saved/result-actions';
import type { Channel } from '@/features/client-area/protocol/events';
import { SendWays } from '@/features/client-area/protocol/send-ways';

const copy = savedResults.share;
const result = (
  <ResultActions
    calculator={gst}
    entries={{ amount: '10000', rate: '18', type: 'exclusive' }}
    lawChoices={{}}
  />
);
function Sending() {
  const [sent, setSent] = useState<{ at: number; by: Channel } | null>(null);
  return (
    <SendWays
      messageText={{ subject: 'Quotation Q-2026-00001', text: 'Please find it here:' }}
      link="https://firm.example/dashboard/quotations#a"
      to={{ email: 'firm@firm.example', whatsapp: 'https://wa.me/919876543210' }}
      sent={sent}
      onSent={async (by) => setSent(by && { at: Date.now(), by })}
    />
  );
}
const quotation = <Sending />;
const user = userEvent.setup();

function shareSheet() {
  let close: { shared: () => void; failed: (error: Error) => void } | undefined;
  const share = jest.fn(
    (_: ShareData) =>
      new Promise<void>((shared, failed) => {
        close = { shared, failed };
      }),
  );
  Object.assign(navigator, { share });
  return { share, end: () => close };
}

const press = () => user.click(screen.getByRole('button', { name: copy.share }));

describe.each([
  ['a result', result, copy.shared, copy.notShared, { title: 'GST', url: /#/ }],
  ['a quotation', quotation, 'Sent on', 'You did not share it.', { title: /Q-/, text: /#a/ }],
])('%s', (_, element, shared, notShared, what) => {
  const announced = (sentence: string) => screen.queryByText(new RegExp(`^${sentence}`));

  test('is not offered to share where the browser cannot', () => {
    Reflect.deleteProperty(navigator, 'share');
    render(element);
    expect(screen.queryByRole('button', { name: copy.share })).toBeNull();
  });

  test('opens the share sheet once for two presses, and says when it is shared', async () => {
    const { share, end } = shareSheet();
    render(element);
    await press();
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const data = Object.entries(share.mock.calls[0]?.[0] ?? {});
    for (const [name, value] of data) expect(value).toMatch(what[name as keyof typeof what] ?? '');
    expect(data.map(([name]) => name)).toEqual(Object.keys(what));
    expect(announced(shared)).toBeNull();
    end()?.shared();
    await waitFor(() => expect(announced(shared)).toBeVisible());
    expect(share).toHaveBeenCalledTimes(1);
  });

  test('says nothing when the sheet is closed, and shares with the next press', async () => {
    const { share, end } = shareSheet();
    render(element);
    await press();
    await waitFor(() => expect(share).toHaveBeenCalled());
    end()?.failed(new DOMException('', 'AbortError'));
    await waitFor(async () => {
      await press();
      expect(share).toHaveBeenCalledTimes(2);
    });
    expect([announced(shared), announced(notShared)]).toEqual([null, null]);
  });

  test('that the system refuses is not called shared', async () => {
    const { share, end } = shareSheet();
    render(element);
    await press();
    await waitFor(() => expect(share).toHaveBeenCalled());
    end()?.failed(new DOMException('', 'NotAllowedError'));
    await waitFor(() => expect(announced(notShared)).toBeVisible());
    expect(announced(shared)).toBeNull();
  });
});
