/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { AmountInput } from '@/components/form/amount-input';
import type { AmountKind } from '@/lib/forms/amount-input';

function setup(kind?: AmountKind) {
  render(
    <form>
      <AmountInput aria-label="Amount" name="amount" kind={kind} />
      <button type="reset">Reset</button>
      <button type="button">Other</button>
    </form>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Amount') };
}

test('what is typed, filled in or written out reaches onChange', async () => {
  const user = userEvent.setup();
  const values: string[] = [];
  const note = ({ target }: ChangeEvent<HTMLInputElement>) => values.push(target.value);
  render(<AmountInput aria-label="Amount" kind="rupees" onChange={note} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  await user.type(field, '12345');
  expect(values.at(-1)).toBe('12,345');
  fireEvent.input(field, { target: { value: '50000' } });
  expect(values.at(-1)).toBe('50,000');
  await user.type(field, 'k');
  await user.tab();
  expect(values.at(-1)).toBe('5,00,00,000');
});

test('the digits are grouped while one types', async () => {
  const { user, field } = setup();
  await user.type(field, '1234567.505');
  expect(field).toHaveValue('12,34,567.505');
});

test.each([
  ['0042', '42'],
  ['१२३', '123'],
  ['9'.repeat(30), '9,99,99,99,99,99,99,99,99,99,99,99,99,99,999'],
])('typing %s leaves "%s"', async (typed, shown) => {
  const { user, field } = setup();
  await user.type(field, typed);
  expect(field).toHaveValue(shown);
});

const digits = 'Write the amount in digits, such as 5,000.';
const belowZero = 'An amount cannot be below zero.';

test.each<[AmountKind, string, string]>([
  ['rupees', '12abc3', digits],
  ['rupees', '1e5', digits],
  ['rupees', '1.2.3', digits],
  ['rupees', '1,5 lakh', digits],
  ['rupees', '12 lakh 5', digits],
  ['rupees', '5 million', digits],
  ['rupees', '(5,000)', belowZero],
  ['rupees', '-5,000', belowZero],
  ['number', '20k', 'Write the number in digits, such as 12.'],
  ['percent', '8.5x', 'Write the rate in digits, such as 8.5.'],
  ['years', '20 months', 'Write the time in years, such as 1.5.'],
])(
  'a field of %s keeps %s whole, typed or pasted, and says why it is not an amount',
  async (...row) => {
    const [kind, text, fault] = row;
    const { user, field } = setup(kind);
    for (const enter of [() => user.type(field, text), () => user.paste(text)]) {
      await user.click(field);
      await enter();
      expect(field).not.toHaveAttribute('aria-invalid');
      await user.tab();
      expect(field).toHaveValue(text);
      expect(await screen.findByText(fault)).toBeVisible();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(new RegExp(`${fault}$`));
      await user.type(field, '0');
      expect(screen.queryByText(fault)).toBeNull();
      await user.clear(field);
    }
  },
);

test.each<[AmountKind, string, string]>([
  ['years', '18 months', '1.5'],
  ['years', '180 months', '15'],
  ['years', '1 year 6 months', '1.5'],
  ['rupees', '1 lakh 50 thousand', '1,50,000'],
  ['rupees', '1.25 Cr', '1,25,00,000'],
  ['rupees', '₹12.75 Cr', '12,75,00,000'],
  ['rupees', '1,234 Cr', '1,234'],
  ['rupees', '12,34,567', '12,34,567'],
  ['rupees', '1,234,567', '12,34,567'],
])('a field of %s takes %s, typed or pasted, as %s', async (kind, text, settled) => {
  const { user, field } = setup(kind);
  for (const enter of [() => user.type(field, text), () => user.paste(text)]) {
    await user.click(field);
    await enter();
    await user.tab();
    expect(field).toHaveValue(settled);
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.clear(field);
  }
});

test('letters in place of an amount are not taken in, typed or pasted', async () => {
  const { user, field } = setup();
  await user.type(field, 'abc');
  await user.paste('five');
  expect(field).toHaveValue('');
  await user.type(field, 'Rs. 500');
  expect(field).toHaveValue('Rs. 500');
});

test('the sentence waits for the end of the press that leaves the field', async () => {
  const { user, field } = setup();
  await user.type(field, '1x');
  const button = screen.getByRole('button', { name: 'Other' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.queryByText(/^Write the number/)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(await screen.findByText(/^Write the number/)).toBeVisible();
});

test('the field says nothing of its own beside an error of the form', async () => {
  render(<AmountInput aria-label="Amount" aria-invalid aria-describedby="error" />);
  await userEvent.type(screen.getByLabelText('Amount'), 'x');
  await userEvent.tab();
  expect(screen.queryByText('Write the number in digits, such as 12.')).toBeNull();
});

test.each([
  ['Rs. 12,00,000', '12,00,000'],
  ['Rs.12,00,000.50', '12,00,000.50'],
  ['INR 12,00,000', '12,00,000'],
  ['.5', '0.5'],
  ['Rs. .5', '0.5'],
])(
  'the point of a word before the amount is not a decimal point: typing %s leaves "%s"',
  async (...row) => {
    const [typed, settled] = row;
    const { user, field } = setup('rupees');
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(settled);
  },
);

test('a word typed in front of digits leaves them as they are', async () => {
  const { user, field } = setup('rupees');
  await user.type(field, '500');
  field.setSelectionRange(0, 0);
  await user.keyboard('Rs. ');
  await user.tab();
  expect(field).toHaveValue('500');
});

test.each([
  ['₹12,34,567.50', '₹12,34,567.50'],
  ['12,34,567', '12,34,567'],
  ['1234567', '12,34,567'],
  ['about 12', 'about 12'],
])('pasting %s over 500 leaves %s', async (pasted, shown) => {
  const { user, field } = setup();
  await user.type(field, '500');
  field.setSelectionRange(0, 3);
  await user.paste(pasted);
  expect(field).toHaveValue(shown);
});

test.each<[AmountKind, string, string, string]>([
  ['rupees', '1,00,000/-', '1,00,000/-', '1,00,000'],
  ['rupees', '1,234.50 Cr', '1,234.50 Cr', '1,234.50'],
  ['rupees', '\u200e१२,५००', '12,500', '12,500'],
  ['number', 'Rs. 5,000/- only', 'Rs. 5,000/- only', '5,000'],
  ['percent', '8,5 %', '8,5 %', '8.5'],
  ['percent', '1,000', '1,000', '1,000'],
  ['years', '20 years', '20 years', '20'],
])('in a field of %s, %s is shown as %s, typed or pasted, and settles as %s', async (...row) => {
  const [kind, text, shown, settled] = row;
  const { user, field } = setup(kind);
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue(shown);
  await user.tab();
  expect(field).toHaveValue(settled);
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  expect(field).toHaveValue(settled);
});

test('a digit that is deleted from a grouped rate leaves no decimal point', async () => {
  const { user, field } = setup('percent');
  await user.type(field, '1000{Backspace}');
  expect(field).toHaveValue('100');
});

test('a screen reader hears the rupees in words after the description of the field', () => {
  render(
    <>
      <AmountInput aria-label="Rent" kind="rupees" aria-describedby="hint" />
      <AmountInput aria-label="Rate" kind="percent" />
      <p id="hint">for a month</p>
    </>,
  );
  expect(screen.getByLabelText('Rent')).toHaveAccessibleDescription('for a month in rupees');
  expect(screen.getByLabelText('Rate')).not.toHaveAccessibleDescription();
});

test('the caret stays beside a digit typed in the middle', async () => {
  const { user, field } = setup();
  await user.type(field, '12345');
  field.setSelectionRange(1, 1);
  await user.keyboard('9');
  expect(field).toHaveValue('1,92,345');
  expect(field.selectionStart).toBe(3);
});

test('undo takes back each change, the one of a unit written out too', async () => {
  const { user, field } = setup('rupees');
  await user.type(field, '1.2cr');
  await user.tab();
  expect(field).toHaveValue('1,20,00,000');
  await user.click(field);
  fireEvent.keyDown(field, { keyCode: 90, ctrlKey: true });
  expect(field).toHaveValue('1.2cr');
  fireEvent.keyDown(field, { keyCode: 90, ctrlKey: true });
  expect(field).toHaveValue('1.2c');
});

test('the arrow keys work only in a field of a rate or of years', async () => {
  const { user, field } = setup('percent');
  await user.type(field, '8.5{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('8.7');
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveValue('8.6');
});

test('a reset takes the sentence away', async () => {
  const { user, field } = setup();
  await user.type(field, 'x');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field).toHaveValue('');
  expect(field).not.toHaveAttribute('aria-invalid');
});

describe('the caret stays', () => {
  test('beside the same digits when an arrow key steps', async () => {
    const { user, field } = setup('years');
    await user.type(field, '999.5');
    field.setSelectionRange(3, 3);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue('1,000.5');
    expect(field.selectionStart).toBe(5);
  });
});

describe('an amount of rupees in words', () => {
  test.each([
    ['12.5L', '12.5L', '12,50,000'],
    ['12.5 lakh', '12.5 lakh', '12,50,000'],
    ['1.2 cr', '1.2 cr', '1,20,00,000'],
    ['1.2 crore', '1.2 crore', '1,20,00,000'],
    ['50k', '50k', '50,000'],
    ['50 thousand', '50 thousand', '50,000'],
    ['12.5 la', '12.5 la', '12.5 la'],
  ])('typing %s shows %s, and %s once the field is left', async (typed, shown, settled) => {
    const { user, field } = setup('rupees');
    await user.type(field, typed);
    expect(field).toHaveValue(shown);
    expect(field.selectionStart).toBe(shown.length);
    await user.tab();
    expect(field).toHaveValue(settled);
  });

  test('is written out before the form is read', async () => {
    const { user, field } = setup('rupees');
    const read = jest.fn();
    field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      read(field.value);
    });
    await user.type(field, '1.2cr');
    field.form?.requestSubmit();
    expect(read).toHaveBeenCalledWith('1,20,00,000');
  });

  test.each([
    ['Backspace', 3, '1,34,567'],
    ['Delete', 2, '1,24,567'],
  ])('a comma comes back at once, so %s takes the digit beside it', async (key, caret, left) => {
    const { user, field } = setup('rupees');
    await user.type(field, '1234567');
    expect(field).toHaveValue('12,34,567');
    field.setSelectionRange(caret, caret);
    await user.keyboard(`{${key}}`);
    expect(field).toHaveValue(left);
  });

  test('can be deleted letter by letter, and the caret stays', async () => {
    const { user, field } = setup('rupees');
    await user.type(field, '1234.5lakh');
    field.setSelectionRange(2, 2);
    await user.keyboard('9');
    expect(field).toHaveValue('19,234.5lakh');
    expect(field.selectionStart).toBe(2);
    field.setSelectionRange(12, 12);
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('19,234.5l');
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('19,234.5');
  });

  test('can be pasted', async () => {
    const { user, field } = setup('rupees');
    await user.click(field);
    await user.paste('\u20b9 12.5 lakh');
    await user.tab();
    expect(field).toHaveValue('12,50,000');
  });

  test('typed before script is written out, and kept in part while it is being typed', () => {
    const served = (focused: boolean, value: string) => {
      const container = document.createElement('div');
      document.body.append(container);
      const ui = <AmountInput aria-label="Early" kind="rupees" />;
      container.innerHTML = renderToString(ui);
      const early = container.querySelector('input') as HTMLInputElement;
      early.value = value;
      if (focused) early.focus();
      const { unmount } = render(ui, { container, hydrate: true });
      const { value: shown } = early;
      unmount();
      container.remove();
      return shown;
    };
    expect(served(true, '12.5 lak')).toBe('12.5 lak');
    expect(served(false, '12.5 lakh')).toBe('12,50,000');
    expect(served(false, 'Rs. 500')).toBe('500');
    expect(served(false, '1e9')).toBe('1e9');
  });
});
