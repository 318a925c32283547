/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountIn } from './read-form';
import { useCalculator } from './use-calculator';

const rules = {
  read: (form: FormData) => amountIn(form, 'amount'),
  calculate: (amount: number | null) => (amount ? amount * 2 : null),
  zero: 0,
};

function Doubling() {
  const { result, run, form } = useCalculator(rules);
  return (
    <form {...form} aria-label="Doubling">
      <input name="amount" aria-label="Amount" defaultValue="7" />
      <button type="submit">Calculate</button>
      <button type="reset">Reset</button>
      <p role="status">
        {result} after {run}
      </p>
    </form>
  );
}

function setup() {
  render(<Doubling />);
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText('Amount'),
    calculate: screen.getByRole('button', { name: 'Calculate' }),
    reset: screen.getByRole('button', { name: 'Reset' }),
    shown: screen.getByRole('status'),
  };
}

test('starts at zero and does not follow the typing', async () => {
  const { user, field, shown } = setup();
  await user.type(field, '7');
  expect(shown).toHaveTextContent('0 after 0');
});

test('Calculate shows the result, as does Enter in a field', async () => {
  const { user, field, calculate, shown } = setup();
  await user.click(calculate);
  expect(shown).toHaveTextContent('14 after 1');
  await user.type(field, '7{Enter}');
  expect(shown).toHaveTextContent('154 after 2');
});

test.each(['', '0', 'abc', '-5', '1e9'])('an amount of "%s" leaves the result', async (typed) => {
  const { user, field, calculate, shown } = setup();
  await user.click(calculate);
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(calculate);
  expect(shown).toHaveTextContent('14 after 1');
});

test('Reset brings back the default and zero', async () => {
  const { user, field, calculate, reset, shown } = setup();
  await user.type(field, '7');
  await user.click(calculate);
  await user.click(reset);
  expect(field).toHaveValue('7');
  expect(shown).toHaveTextContent('0 after 0');
});
