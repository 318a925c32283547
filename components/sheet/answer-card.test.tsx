/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Answer, Question, WordChoice } from '@/components/sheet/answer';
import { AnswerCard } from '@/components/sheet/answer-card';

const choices: WordChoice[] = [
  { value: 'one', label: 'An individual', detail: 'below the limits' },
  { value: 'two', label: 'A business' },
  {
    value: 'may',
    label: 'Someone since another month',
    others: {
      label: 'Month',
      options: [
        { value: 'may', label: 'May' },
        { value: 'june', label: 'June' },
      ],
    },
  },
];

const costs: Record<string, string> = { one: '₹10', two: '₹20', may: '₹30', june: '₹40' };

const createAnswer = (value: string): Answer => ({
  label: 'You deduct',
  figure: costs[value] ?? '',
  sentence: [
    { name: 'payer', text: value, question: 'Who pays?', value, choices },
    ', since ',
    { name: 'since', text: 'April', question: 'Since when?', fields: ['date', 'paid'] },
    '.',
  ],
});

const question: Question = {
  name: 'payer',
  question: 'Who pays?',
  why: 'It decides the rate.',
  choices: choices.slice(0, 2),
};

function Card({ first = 'one', isWrong = false }: { first?: string; isWrong?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <AnswerCard
      answer={value === '' ? question : createAnswer(value)}
      change={{
        choose: (_name, chosen) => setValue(chosen),
        getCost: (_name, chosen) => ({ figure: costs[chosen] ?? '', when: 'every month' }),
        renderFields: () => (
          <>
            <input aria-label="Date" />
            <input aria-label="Paid" aria-invalid={isWrong} />
          </>
        ),
      }}
    />
  );
}

const word = (name: string) => screen.getByRole('button', { name });
const figure = () => screen.getByRole('status');
const box = () => screen.queryByRole('group', { name: 'Who pays?' });

async function openByKey() {
  const user = userEvent.setup();
  render(<Card />);
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}

test('a word opens its choices by key, each with what it would cost', async () => {
  await openByKey();
  expect(word('one')).toHaveAttribute('aria-expanded', 'true');
  const radio = screen.getByRole('radio', {
    name: 'An individual below the limits ₹10 every month',
  });
  expect(radio).toBeChecked();
  expect(radio).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'A business ₹20 every month' })).not.toBeChecked();
});

test('a choice closes the box, changes the figure and returns the focus to its word', async () => {
  const user = await openByKey();
  await user.click(screen.getByRole('radio', { name: /A business/ }));
  expect(box()).not.toBeInTheDocument();
  expect(figure()).toHaveTextContent('₹20');
  expect(word('two')).toHaveFocus();
});

test('arrow keys walk through the choices; Enter closes', async () => {
  const user = await openByKey();
  await user.keyboard('{ArrowDown}');
  expect(figure()).toHaveTextContent('₹20');
  expect(box()).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(box()).not.toBeInTheDocument();
  expect(word('two')).toHaveFocus();
});

test('Escape and Close leave the answer as it is, and the choice that is made already closes too', async () => {
  const user = await openByKey();
  await user.keyboard('{Escape}');
  expect(box()).not.toBeInTheDocument();
  expect(word('one')).toHaveFocus();
  await user.click(word('one'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(word('one')).toHaveFocus();
  await user.click(word('one'));
  await user.click(screen.getByRole('radio', { name: /An individual/ }));
  expect(box()).not.toBeInTheDocument();
  expect(figure()).toHaveTextContent('₹10');
});

test('Enter in the last field of a box closes it, unless that field is empty or wrong', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Card />);
  const paid = () => screen.queryByRole('textbox', { name: 'Paid' });
  await user.click(word('April'));
  await user.type(screen.getByRole('textbox', { name: 'Date' }), '1{Enter}');
  expect(paid()).toBeInTheDocument();
  await user.type(paid() as HTMLElement, '{Enter}');
  expect(paid()).toBeInTheDocument();
  await user.type(paid() as HTMLElement, '2{Enter}');
  expect(paid()).not.toBeInTheDocument();
  expect(word('April')).toHaveFocus();

  rerender(<Card isWrong />);
  await user.click(word('April'));
  await user.type(paid() as HTMLElement, '3{Enter}');
  expect(paid()).toHaveFocus();
});

test('one box is open at a time', async () => {
  const user = await openByKey();
  await user.click(word('April'));
  expect(box()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Date' })).toBeInTheDocument();
});

test('a row with further values stays open until one is picked', async () => {
  const user = await openByKey();
  const row = screen.getByRole('radio', { name: /another month/ });
  expect(row.closest('label')).toHaveTextContent('Choose');
  await user.click(row);
  expect(figure()).toHaveTextContent('₹30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June');
  expect(figure()).toHaveTextContent('₹40');
  expect(within(box() as HTMLElement).getByRole('radio', { name: /another month/ })).toBeChecked();
});

test('a question takes the place of the figure, and can show what each answer leads to', async () => {
  const user = userEvent.setup();
  render(<Card first="" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const asked = screen.getByRole('group', { name: 'Who pays?' });
  expect(asked).not.toHaveTextContent('₹');
  await user.click(screen.getByRole('button', { name: 'Not sure? See both answers' }));
  expect(within(asked).getByRole('button', { name: /A business/ })).toHaveTextContent(
    '₹20 every month',
  );
  await user.click(within(asked).getByRole('button', { name: /A business/ }));
  expect(figure()).toHaveTextContent('₹20');
});
