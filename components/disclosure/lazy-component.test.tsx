/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { parts } from '@/content/parts';

const Part = ({ name }: { name: string }) => <p>The part {name}</p>;

test('a part is waited for, and a press fetches one that did not come', async () => {
  const answers: { come: (part: typeof Part) => void; fail: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<ComponentType<{ name: string }>>((come, fail) => {
        answers.push({ come, fail: () => fail(new Error()) });
      }),
  );
  const Late = createLazyComponent(load);
  expect(load).not.toHaveBeenCalled();

  render(<Late name="one" />);
  expect(screen.getByText(parts.waiting)).toBeVisible();
  await act(async () => answers[0]?.fail());
  expect(screen.getByRole('alert')).toHaveTextContent(parts.failed);

  await userEvent.click(screen.getByRole('button', { name: parts.again }));
  expect(screen.getByText(parts.waiting)).toBeVisible();
  await act(async () => answers[1]?.come(Part));
  expect(screen.getByText('The part one')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  render(<Late name="two" />);
  expect(await screen.findByText('The part two')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
