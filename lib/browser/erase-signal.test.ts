type Message = { data: unknown };

/** Two copies of the module act as two tabs. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((message: Message) => void) | null = null;
  constructor() {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const channel of FakeChannel.open) if (channel !== this) channel.onmessage?.({ data });
  }
}

async function loadSignal() {
  jest.resetModules();
  return import('@/lib/browser/erase-signal');
}

beforeEach(() => {
  FakeChannel.open = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});

test('an erase reaches the memory of every tab', async () => {
  const [here, there] = [await loadSignal(), await loadSignal()];
  const forget = [jest.fn(), jest.fn(), jest.fn()] as const;
  here.onErased(forget[0]);
  there.onErased(forget[1]);
  there.onErased(forget[2])();
  const [wasErasedHere, wasErasedThere] = [here.watchErase(), there.watchErase()];
  here.announceErased();
  expect(forget.map((memory) => memory.mock.calls.length)).toEqual([1, 1, 0]);
  expect([wasErasedHere(), wasErasedThere()]).toEqual([true, true]);
  expect(here.watchErase()()).toBe(false);
});

test('another message on the channel does not erase', async () => {
  const tab = await loadSignal();
  const forget = jest.fn();
  tab.onErased(forget);
  new FakeChannel().postMessage('something else');
  expect(forget).not.toHaveBeenCalled();
});
