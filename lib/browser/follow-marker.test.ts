/** @jest-environment jsdom */
import { followMarker } from '@/lib/browser/follow-marker';
import { MARKER_KEY, removeMarker, writeMarker } from '@/lib/browser/visit-marker';

type Listener = (event: StorageEvent) => void;

/** What a page that follows the marker does when another tab leaves it so. */
function follow() {
  const added = jest.spyOn(window, 'addEventListener').mockImplementation();
  followMarker();
  const listener = added.mock.calls.find(([type]) => type === 'storage')?.[1] as Listener;
  added.mockRestore();
  return (newValue: string | null) =>
    listener(new StorageEvent('storage', { key: MARKER_KEY, newValue }));
}

beforeEach(() => {
  removeMarker();
  sessionStorage.setItem('contact-draft', '{"name":"Asha"}');
});

test('an erase in another tab takes what this tab keeps, at its end', () => {
  const hear = follow();
  hear(JSON.stringify({ erasing: true }));
  expect(sessionStorage).toHaveLength(1);
  hear(null);
  expect(sessionStorage).toHaveLength(0);
});

test('so does an erase that was under way when the page was loaded', () => {
  writeMarker({ erasing: true });
  const hear = follow();
  removeMarker();
  hear(null);
  expect(sessionStorage).toHaveLength(0);
});

test('the end of an erase by the page before this one leaves what that page has to say', () => {
  follow()(null);
  expect(sessionStorage).toHaveLength(1);
});
