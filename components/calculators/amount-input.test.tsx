/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountInput } from '@/components/calculators/amount-input';

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

describe('undo', () => {
  test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}', '{Control>}Z{/Control}'])(
    '%s takes back what was typed, commas and all',
    async (keys) => {
      const { user, field } = setup();
      await user.type(field, '1234567');
      await user.keyboard(keys);
      expect(field).toHaveValue('');
    },
  );

  test.each(['{Control>}{Shift>}Z{/Shift}{/Control}', '{Control>}y{/Control}'])(
    '%s brings it back',
    async (keys) => {
      const { user, field } = setup();
      await user.type(field, '1234567');
      await user.keyboard('{Control>}z{/Control}');
      await user.keyboard(keys);
      expect(field).toHaveValue('12,34,567');
    },
  );

  test('takes back a paste over a selection, and selects again what it replaced', async () => {
    const { user, field } = setup();
    await user.type(field, '1234567');
    field.setSelectionRange(0, 4);
    await user.paste('9');
    expect(field).toHaveValue('94,567');
    await user.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue('12,34,567');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });

  test('takes back a step of the arrow keys', async () => {
    const { user, field } = setup(0.1);
    await user.type(field, '8.5{ArrowUp}');
    await user.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue('8.5');
  });

  test.each([
    ['historyUndo', ''],
    ['historyRedo', '1,234'],
  ])('a menu does the same: %s', async (inputType, shown) => {
    const { user, field } = setup();
    await user.type(field, '1234');
    if (inputType === 'historyRedo') await user.keyboard('{Control>}z{/Control}');
    fireEvent(field, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
    expect(field).toHaveValue(shown);
  });

  test('finds Z by its place on a keyboard of another script', async () => {
    const { user, field } = setup();
    await user.type(field, '1234');
    fireEvent.keyDown(field, { key: 'ॢ', code: 'KeyZ', ctrlKey: true });
    expect(field).toHaveValue('');
  });

  test('lets the form know', async () => {
    const { user, field } = setup();
    const heard = jest.fn();
    field.form?.addEventListener('input', heard);
    await user.type(field, '12');
    heard.mockReset();
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('does not bring back what was typed before a reset', async () => {
    const { user, field } = setup();
    await user.type(field, '500');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(field);
    await user.keyboard('{Control>}z{/Control}');
    expect(field).toHaveValue('');
  });
});

describe('the caret stays', () => {
  test('where it was at a refused key, with its selection', async () => {
    const { user, field } = setup();
    await user.type(field, '1234567');
    field.setSelectionRange(1, 4);
    await user.keyboard('x');
    expect(field).toHaveValue('12,34,567');
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 4]);
  });

  test('beside the same digits at a step of the arrow keys', async () => {
    const { user, field } = setup(1);
    await user.type(field, '999.5');
    field.setSelectionRange(3, 3);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue('1,000.5');
    expect(field.selectionStart).toBe(5);
  });
});
