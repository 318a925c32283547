/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountInput } from './amount-input';

function setup(step?: number) {
  render(
    <form>
      <AmountInput aria-label="Amount" name="amount" step={step} />
      <button type="reset">Reset</button>
    </form>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Amount') };
}

test('groups while typing', async () => {
  const { user, field } = setup();
  await user.type(field, '1234567.505');
  expect(field).toHaveValue('12,34,567.505');
});

test.each([
  ['abc', ''],
  ['12abc3', '123'],
  ['-5', '5'],
  ['1e9', '19'],
  ['1.2.3', '1.23'],
  ['0042', '42'],
  ['१२३', ''],
  ['9'.repeat(30), '9,99,99,99,99,99,99,99,99,99,99,99,99,99,999'],
])('typing %s leaves "%s"', async (typed, shown) => {
  const { user, field } = setup();
  await user.type(field, typed);
  expect(field).toHaveValue(shown);
});

test.each([
  ['₹12,34,567.50', '12,34,567.50'],
  ['12,34,567', '12,34,567'],
  ['-12', '500'],
  ['1e9', '500'],
  ['about 12', '500'],
])('pasting %s over 500 leaves %s', async (pasted, shown) => {
  const { user, field } = setup();
  await user.type(field, '500');
  field.setSelectionRange(0, 3);
  await user.paste(pasted);
  expect(field).toHaveValue(shown);
});

test('keeps the caret beside the digit typed in the middle', async () => {
  const { user, field } = setup();
  await user.type(field, '12345');
  field.setSelectionRange(1, 1);
  await user.keyboard('9');
  expect(field).toHaveValue('1,92,345');
  expect(field.selectionStart).toBe(3);
});

test('the arrow keys step where there is a step, and only there', async () => {
  const { user, field } = setup(0.1);
  await user.type(field, '8.5{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('8.7');
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveValue('8.6');
});

test('after a reset a refused key leaves the field empty', async () => {
  const { user, field } = setup();
  await user.type(field, '500');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.type(field, 'x');
  expect(field).toHaveValue('');
});
