/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { areasCopy } from '@/content/client-area/areas';
import { PackageReady } from '@/features/client-area/checklist/package-ready';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { SendMessage } from '@/features/client-area/quotations/send-message';
import { prepareOutgoingMessage } from '@/features/client-area/quotations/sending';
import { FollowAreaPointer } from '@/features/client-area/shell/follow-area-pointer';
import { SampleRibbon } from '@/features/client-area/shell/sample-ribbon';
import { openStore } from '@/features/client-area/store/store';
import {
  type AreaPointer,
  hasOwnArea,
  readAreaPointer,
  removeAreaPointer,
  writeAreaPointer,
} from '@/lib/browser/area-pointer';
import { reloadPage } from '@/lib/browser/reload-page';
import { createStorageKey, getPointerKey } from '@/lib/browser/storage-names';
import { getDayInIndia } from '@/lib/days';
import { OWN_DATABASE, storeAreaPointer } from '@/lib/test-support/area-pointer';
import { freshArea } from '@/lib/test-support/fresh-area';

jest.mock('@/lib/browser/reload-page', () => ({ isLeaving: () => false, reloadPage: jest.fn() }));
jest.mock('@/content/site', () => {
  const { demoSite } = jest.requireActual('@/lib/test-support/demo-site');
  const own = { x: 'A'.repeat(43), y: 'B'.repeat(43), from: '2026-01-01', until: null };
  return { ...demoSite, quotationKeys: [own] };
});

const NOT_SENT = 'This is the sample area. Nothing in it reaches us.';
const user = userEvent.setup();
let pending: string;

beforeEach(async () => {
  jest.mocked(reloadPage).mockClear();
  removeAreaPointer();
  sessionStorage.clear();
  await (await openStore()).open();
  const db = await freshArea();
  const today = getDayInIndia(Date.now());
  const quotations = computeQuotations(await db.threads.toArray(), today);
  pending = quotations.find(({ stage }) => stage === 'requested')?.id ?? '';
});

describe('a firm with a key of its own gets nothing of the sample area', () => {
  test('no request can be sent: the step says so and offers to start an own area', async () => {
    render(<SendMessage id={pending} />);
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    await expect(prepareOutgoingMessage(pending)).rejects.toThrow();
    expect(await (await openStore()).threads.get(pending)).toMatchObject({
      key: null,
      outbox: null,
    });
    await user.click(screen.getByRole('button', { name: 'Start my own area' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect([hasOwnArea(), readAreaPointer()?.shown]).toEqual([true, 'own']);
  });

  test('no documents can be sent either, though the file can be saved', async () => {
    const file = new File(['PK'], 'documents.zip');
    const manifest = { files: [], withoutFile: [] } as never;
    render(<PackageReady file={file} manifest={manifest} documents={[]} />);
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write a mail' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save the file' })).toBeEnabled();
  });
});

test('the ribbon begins an own area and reloads the page', async () => {
  render(<SampleRibbon />);
  expect(screen.getByText(areasCopy.ribbon)).toBeVisible();
  const [start] = await screen.findAllByRole('button', { name: /my own area/ });
  await user.click(start as HTMLElement);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(readAreaPointer()?.shown).toBe('own');
});

describe('a tab with the samples, when another tab', () => {
  const pointer: Partial<AreaPointer> = { shown: 'own', own: OWN_DATABASE };
  const tell = (key: string, newValue: string | null) =>
    act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  const hear = async (changed: Partial<AreaPointer>) => {
    const erasing = getPointerKey('erasing');
    const before = localStorage.getItem(erasing);
    storeAreaPointer({ ...pointer, ...changed });
    const after = localStorage.getItem(erasing);
    if (before === after)
      await tell(getPointerKey('shown'), localStorage.getItem(getPointerKey('shown')));
    else await tell(erasing, after);
  };
  const hearEnd = async () => {
    removeAreaPointer();
    await tell(getPointerKey('own'), null);
    await tell(getPointerKey('erasing'), null);
  };

  test('shows an own area, reloads with it', async () => {
    render(<FollowAreaPointer />);
    await hear({});
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('changes something in the same area, stays', async () => {
    render(<FollowAreaPointer />);
    await hear({ shown: 'sample', cart: 3 });
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test.each([
    ['a dialog is open', <div key="a" role="dialog" />],
    ['a file is on its way', <progress key="a" />],
  ])('shows an own area while %s, offers it', async (_, part) => {
    render(
      <>
        <FollowAreaPointer />
        {part}
      </>,
    );
    await hear({});
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByText(areasCopy.elsewhere)).toBeVisible();
  });

  test('shows an own area while something is typed, offers it and loses nothing', async () => {
    render(
      <>
        <FollowAreaPointer />
        <input aria-label="Typed" />
      </>,
    );
    await user.type(screen.getByLabelText('Typed'), 'of the sample');
    await hear({});
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Typed')).toHaveValue('of the sample');
    await user.click(screen.getByRole('button', { name: areasCopy.follow }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('erases everything, reloads at its end whatever is typed, without the drafts', async () => {
    render(
      <>
        <FollowAreaPointer />
        <input aria-label="Typed" />
      </>,
    );
    await user.type(screen.getByLabelText('Typed'), 'of the sample');
    sessionStorage.setItem(createStorageKey('profile-draft'), '{"fullName":"Asha"}');
    await hear({ erasing: true });
    expect(reloadPage).not.toHaveBeenCalled();
    await hearEnd();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  test('stops for an erase that fails, reloads with what is left', async () => {
    render(<FollowAreaPointer />);
    await hear({ shown: 'sample', erasing: true });
    await hear({ shown: 'sample' });
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('was loaded amid an erase, reloads at its end', async () => {
    writeAreaPointer({ erasing: true });
    render(<FollowAreaPointer />);
    await hearEnd();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});

test('a page that an erase has loaded does not reload when it hears of the end of the erase', async () => {
  const dispatch = (key: string | null) =>
    act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    });
  sessionStorage.setItem(createStorageKey('profile-draft'), '{"fullName":"Asha"}');
  render(<FollowAreaPointer />);
  await dispatch(getPointerKey('erasing'));
  expect(reloadPage).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
  await dispatch(null);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
