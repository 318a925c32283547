/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { afterLayers, isCovered, useLayer, watchLayers } from '@/components/layout/layers';

const depth = () => history.state?.layers ?? 0;
const settled = (layers: number) => waitFor(() => expect(depth()).toBe(layers));
const back = () => act(() => history.back());

type Open = Record<string, boolean>;

function Layer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  useLayer(isOpen, close);
  return null;
}

/** Renders layers, open or not; each one that Back closes is added to `closed`. */
function show(first: Open) {
  const closed: string[] = [];
  let current = first;
  const layers = () =>
    Object.entries(current).map(([name, isOpen]) => (
      <Layer key={name} isOpen={isOpen} close={() => closed.push(name) && set({ [name]: false })} />
    ));
  const view = render(layers());
  const set = (next: Open) => {
    current = { ...current, ...next };
    view.rerender(layers());
  };
  return { closed, set };
}

let stop: () => void;

beforeEach(() => {
  history.pushState({ router: 'of the page' }, '');
  stop = watchLayers();
});

afterEach(async () => {
  afterLayers();
  await settled(0);
  stop();
});

test('each Back closes one layer, from the top, and keeps the router’s state', async () => {
  const { closed } = show({ dialog: true, question: true });
  await settled(2);
  expect(history.state).toEqual({ router: 'of the page', layers: 2 });
  back();
  await waitFor(() => expect(closed).toEqual(['question']));
  await settled(1);
  back();
  await waitFor(() => expect(closed).toEqual(['question', 'dialog']));
  await settled(0);
  expect(history.state).toEqual({ router: 'of the page' });
  expect(isCovered()).toBe(false);
});

test('a layer closed in another way removes its history entry', async () => {
  const { closed, set } = show({ dialog: true, question: true });
  await settled(2);
  set({ dialog: false });
  await settled(1);
  back();
  await waitFor(() => expect(closed).toEqual(['question']));
});

test('a layer that replaces another takes over its entry', async () => {
  const { closed, set } = show({ one: true, other: false });
  await settled(1);
  const { length } = history;
  set({ one: false, other: true });
  set({ one: true, other: false });
  set({ one: false, other: true });
  await settled(1);
  expect(history.length).toBe(length);
  back();
  await waitFor(() => expect(closed).toEqual(['other']));
});

test('a layer that opens while an entry is being removed stays open', async () => {
  const { closed, set } = show({ one: true, other: false });
  await settled(1);
  const goes = jest.spyOn(history, 'go');
  set({ one: false });
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  set({ other: true });
  await settled(0);
  await settled(1);
  expect(closed).toEqual([]);
  goes.mockRestore();
});

test('Forward to the entry of a closed layer is reverted', async () => {
  const { closed } = show({ dialog: true });
  await settled(1);
  back();
  await waitFor(() => expect(closed).toEqual(['dialog']));
  await settled(0);
  const go = jest.spyOn(history, 'go');
  act(() => history.forward());
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  await settled(0);
  go.mockRestore();
  expect(closed).toEqual(['dialog']);
});

test('leaving the page first closes everything and adds nothing to the history', async () => {
  const { closed } = show({ dialog: true, question: true });
  await settled(2);
  const states: unknown[] = [];
  afterLayers(() => states.push(history.state));
  await waitFor(() => expect(states).toEqual([{ router: 'of the page' }]));
  expect(closed).toEqual(['question', 'dialog']);
});

test('an entry that the browser refuses leaves the layer open', async () => {
  const push = jest.spyOn(history, 'pushState').mockImplementation(() => {});
  const { closed } = show({ dialog: true });
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(isCovered()).toBe(true);
  expect(closed).toEqual([]);
  push.mockRestore();
});

test('a step that the browser ignores does not keep the visitor on the page', async () => {
  show({ dialog: true });
  await settled(1);
  const go = jest.spyOn(history, 'go').mockImplementation(() => {});
  const leave = jest.fn();
  jest.useFakeTimers();
  act(() => {
    afterLayers(leave);
    jest.advanceTimersByTime(5000);
  });
  jest.useRealTimers();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(depth()).toBe(0);
  go.mockRestore();
});
