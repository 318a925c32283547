/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { createStorageKey } from '@/lib/browser/storage-names';
import { type Amount, Exact, zero } from '@/lib/exact';

const rules = {
  name: 'doubling',
  fields: { amount: { kind: 'rupees' } },
  workOut: ({ amount }: { amount: Amount | null }) =>
    amount instanceof Exact && amount.isAbove(0) ? amount.times(2) : null,
  zero,
} as const;

beforeEach(() => sessionStorage.clear());

function Doubling() {
  const { result, run, hasChanged, form } = useCalculator(rules);
  return (
    <form {...form} aria-label="Doubling">
      <input name="amount" aria-label="Amount" defaultValue="7" />
      <label>
        <input type="radio" name="city" value="metro" defaultChecked /> Metro
      </label>
      <label>
        <input type="radio" name="city" value="non-metro" /> Non-metro
      </label>
      <label>
        <input type="checkbox" name="interstate" /> Interstate
      </label>
      <select name="type" aria-label="Type" defaultValue="salary">
        <option>salary</option>
        <option>rent</option>
      </select>
      <button type="submit">Calculate</button>
      <button type="reset">Reset</button>
      <p role="status">
        {result.toFixed(0)} after {run}
        {hasChanged && ', since changed'}
      </p>
    </form>
  );
}

function setup() {
  const { unmount } = render(<Doubling />);
  return {
    unmount,
    user: userEvent.setup(),
    field: screen.getByLabelText('Amount'),
    calculate: screen.getByRole('button', { name: 'Calculate' }),
    reset: screen.getByRole('button', { name: 'Reset' }),
    shown: screen.getByRole('status'),
  };
}

test('starts at zero and does not change while typing', async () => {
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

test.each(['', '0', 'abc', '-5', '1e9'])(
  'an amount of "%s" leaves the result unchanged',
  async (typed) => {
    const { user, field, calculate, shown } = setup();
    await user.click(calculate);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(calculate);
    expect(shown).toHaveTextContent('14 after 1');
    // A text that is no amount takes the focus; what is only missing does not.
    if (!/^0?$/.test(typed)) expect(field).toHaveFocus();
  },
);

test('Reset brings back the default and zero', async () => {
  const { user, field, calculate, reset, shown } = setup();
  await user.type(field, '7');
  await user.click(calculate);
  await user.click(reset);
  expect(field).toHaveValue('7');
  expect(shown).toHaveTextContent('0 after 0');
});

describe('when a field changes after Calculate', () => {
  test('the result says so, until the field is changed back', async () => {
    const { user, field, calculate, shown } = setup();
    await user.type(field, '5');
    expect(shown).toHaveTextContent(/^0 after 0$/);
    await user.click(calculate);
    expect(shown).toHaveTextContent(/^150 after 1$/);
    await user.type(field, '0');
    expect(shown).toHaveTextContent('150 after 1, since changed');
    await user.type(field, '{Backspace}');
    expect(shown).toHaveTextContent(/^150 after 1$/);
  });

  test.each(['Non-metro', 'Interstate'])('a choice counts as well: %s', async (choice) => {
    const { user, calculate, shown } = setup();
    await user.click(calculate);
    await user.click(screen.getByLabelText(choice));
    expect(shown).toHaveTextContent('14 after 1, since changed');
    await user.click(calculate);
    expect(shown).toHaveTextContent(/^14 after 2$/);
  });

  test('a Calculate without a result leaves that note', async () => {
    const { user, field, calculate, shown } = setup();
    await user.click(calculate);
    await user.clear(field);
    await user.click(calculate);
    expect(shown).toHaveTextContent('14 after 1, since changed');
  });
});

describe('on return in the same tab', () => {
  async function leave() {
    const { user, field, calculate, unmount } = setup();
    await user.type(field, '5');
    await user.click(screen.getByLabelText('Non-metro'));
    await user.click(screen.getByLabelText('Interstate'));
    await user.selectOptions(screen.getByLabelText('Type'), 'rent');
    await user.click(calculate);
    return { user, field, unmount };
  }

  function expectFields(amount: string) {
    expect(screen.getByLabelText('Amount')).toHaveValue(amount);
    expect(screen.getByLabelText('Non-metro')).toBeChecked();
    expect(screen.getByLabelText('Interstate')).toBeChecked();
    expect(screen.getByLabelText('Type')).toHaveValue('rent');
  }

  test('fields and result are restored, without calculating again', async () => {
    (await leave()).unmount();
    const { shown } = setup();
    expectFields('75');
    expect(shown).toHaveTextContent(/^150 after 0$/);
  });

  test('fields changed since are restored too, with the note about them', async () => {
    const { user, field, unmount } = await leave();
    await user.type(field, '3');
    unmount();
    const { shown } = setup();
    expectFields('753');
    expect(shown).toHaveTextContent('150 after 0, since changed');
  });

  test('nothing is restored after Reset', async () => {
    const { user, unmount } = await leave();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    unmount();
    const { field, shown } = setup();
    expect(field).toHaveValue('7');
    expect(shown).toHaveTextContent('0 after 0');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['no entries', '{"doubling":{}}'],
    ['entries that are no text', '{"doubling":{"entries":{"amount":5}}}'],
    ['entries that are a list', '{"doubling":{"entries":[]}}'],
    ['another calculator', '{"__proto__":{"entries":{"amount":"5"}}}'],
    ['a choice that is none', '{"doubling":{"entries":{"city":"x","type":"x","interstate":"x"}}}'],
    ['a result of nothing', '{"doubling":{"entries":{},"workedOut":{"amount":"abc"}}}'],
  ])('%s in the storage is ignored', (_title, text) => {
    sessionStorage.setItem(createStorageKey('calculators'), text);
    const { field, shown } = setup();
    expect(field).toHaveValue('7');
    expect(screen.getByLabelText('Metro')).toBeChecked();
    expect(screen.getByLabelText('Type')).toHaveValue('salary');
    expect(screen.getByLabelText('Interstate')).not.toBeChecked();
    expect(shown).toHaveTextContent('0 after 0');
  });
});
