/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bringCopy } from '@/content/bring';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { BringList } from '@/features/services/page/bring-list';
import { eraseTicks } from '@/lib/forms/ticks';

const { heading, bring } = companyIncorporation;
const list = (
  <BringList
    items={[...bring.items, ...bring.told].map((text) => ({
      id: text.replaceAll(' ', '-'),
      text,
      isPaper: true,
    }))}
    copy={bringCopy}
    chat="https://chat.example/1"
    message={{
      missing: `${heading}. ${bringCopy.missing}`,
      complete: `${heading}. ${bringCopy.complete}`,
    }}
  />
);
const draw = () => render(list);
const message = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: bringCopy.send }).href).searchParams
    .get('text')
    ?.split('\n');
const box = (index: number) => screen.getByLabelText(bring.items[index] ?? '');

afterEach(eraseTicks);

test('ticked papers are remembered, and the message is about the others', async () => {
  const user = userEvent.setup();
  const { unmount } = draw();
  expect(message()).toHaveLength(1 + bring.items.length + bring.told.length);
  await user.click(box(0));
  await user.click(box(2));
  unmount();
  draw();
  expect([0, 1, 2].map((index) => (box(index) as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
  ]);
  expect(message()).toEqual([
    `${heading}. ${bringCopy.missing}:`,
    `1. ${bring.items[1]}`,
    `2. ${bring.items[3]}`,
    ...bring.told.map((text, index) => `${index + 3}. ${text}`),
  ]);
});

test('with every box ticked the message says so', async () => {
  const user = userEvent.setup();
  draw();
  for (const each of screen.getAllByRole('checkbox')) await user.click(each);
  expect(message()).toEqual([`${heading}. ${bringCopy.complete}`]);
});

test('a tick made before script runs is kept', () => {
  const { container, unmount } = draw();
  const served = container.innerHTML;
  unmount();
  eraseTicks();
  const root = document.createElement('div');
  root.innerHTML = served;
  document.body.append(root);
  const early = root.querySelector<HTMLInputElement>('[name=paper]');
  if (early) early.checked = true;
  const { rerender } = render(list, {
    container: root,
    hydrate: true,
  });
  rerender(list);
  expect(early).toBeChecked();
  expect(message()?.some((line) => line.endsWith(bring.items[0]))).toBe(false);
  root.remove();
});
