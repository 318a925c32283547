/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PackageReady } from '@/components/portal/checklist/package-ready';
import { SendMessage } from '@/components/portal/quotations/send-message';
import { AreaSettings } from '@/components/portal/settings/area-settings';
import { AreaFrame } from '@/components/portal/shell/area-frame';
import { SampleRibbon } from '@/components/portal/shell/sample-ribbon';
import { MARKER_KEY, writeMarker } from '@/lib/browser/visit-marker';
import { shownArea } from '@/lib/portal/db/in-use';
import { openStore, showArea } from '@/lib/portal/db/store';
import { outgoing } from '@/lib/portal/quotations/sending';
import { freshArea } from '@/lib/test-support/fresh-area';

jest.mock('@/content/site', () => {
  const site = jest.requireActual('@/content/site');
  const own = { x: 'A'.repeat(43), y: 'B'.repeat(43), from: '2026-01-01', until: null };
  return { ...site, conduct: 'specified', quotationKeys: [own] };
});

const NOT_SENT = 'This is the sample area, and nothing of it is sent to the firm.';
const user = userEvent.setup();
let pending: string;

beforeEach(async () => {
  const db = await freshArea();
  pending = (await db.quotations.toArray()).find(({ status }) => status === 'pending')?.id ?? '';
});

describe('a firm with a key of its own gets nothing of the sample area', () => {
  test('no request: the step says so and offers to start an own area', async () => {
    render(<SendMessage id={pending} />);
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    await expect(outgoing(pending)).rejects.toThrow();
    expect(await (await openStore()).threads.count()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Start my own area' }));
    await waitFor(() => expect(screen.queryByText(NOT_SENT)).toBeNull());
    expect(shownArea()).toBe('own');
  });

  test('no documents either, though the file can be saved', async () => {
    const file = new File(['PK'], 'documents.zip');
    const manifest = { files: [], quotations: [], client: { name: '', pan: '' } } as never;
    render(<PackageReady file={file} manifest={manifest} documents={[]} />);
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write a mail' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save the file' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /my own area$/ }));
    expect(await screen.findByRole('link', { name: 'Write a mail' })).toBeVisible();
  });
});

test('the ribbon and Settings turn to the other area, and the page comes anew', async () => {
  const { documentElement } = document;
  render(
    <main id="content" tabIndex={-1}>
      <SampleRibbon />
      <AreaFrame>
        <input aria-label="Typed" />
        <AreaSettings />
      </AreaFrame>
    </main>,
  );
  expect(screen.getByText('Sample area: invented, nothing is sent')).toBeVisible();
  await user.type(screen.getByLabelText('Typed'), 'of the sample');
  const [start] = await screen.findAllByRole('button', { name: /my own area/ });
  await user.click(start as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Show the sample area' }));
  expect(documentElement.dataset.area).toBe('sample');
  expect(screen.getByLabelText('Typed')).toHaveValue('');
  expect(screen.getByRole('main')).toHaveFocus();
  await showArea('own');
  expect(documentElement.dataset.area).toBe('own');
});

describe('a tab with the samples, when another tab has begun an own area', () => {
  const hear = async () => {
    writeMarker({ shown: 'own' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: MARKER_KEY })));
    await openStore();
  };

  test('turns to it', async () => {
    await hear();
    expect(shownArea()).toBe('own');
    expect(document.documentElement.dataset.area).toBe('own');
  });

  test('stays while something is typed there, and offers it', async () => {
    render(<input aria-label="Typed" />);
    await user.type(screen.getByLabelText('Typed'), 'of the sample');
    await hear();
    expect(document.documentElement.dataset.area).toBe('sample');
    expect(screen.getByLabelText('Typed')).toHaveValue('of the sample');
  });

  test('does not turn to an area that is being erased', async () => {
    writeMarker({ erasing: true });
    await hear();
    expect(shownArea()).toBe('sample');
  });
});
