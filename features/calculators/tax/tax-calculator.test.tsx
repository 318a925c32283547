/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TaxCalculator } from '@/features/calculators/tax/tax-calculator';

const note = 'A note.';

beforeEach(() => sessionStorage.clear());

const estimate = () => within(screen.getByRole('region', { name: 'Simple estimate' }));

function readAmountOn(name: RegExp) {
  return within(estimate().getByRole('row', { name })).getByRole('cell', { name: /₹/ }).textContent;
}

async function calculate(user = userEvent.setup()) {
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
}

test('untouched, every figure is zero and nothing is announced', () => {
  render(<TaxCalculator offers={[]} note={note} />);
  for (const amount of screen.getAllByRole('cell', { name: /₹/ })) {
    expect(amount).toHaveTextContent('₹0');
  }
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

test('untouched, there are the four results alone, and nothing is explained', () => {
  const { container } = render(<TaxCalculator offers={[]} note={note} />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(container).not.toHaveTextContent('₹0 −');
});

test('the rates of the year are above the zeros, and make room for a result', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} before={<p>Slabs</p>} />);
  expect(screen.getByText('Slabs')).toBeVisible();
  await user.type(screen.getByLabelText('Annual Income'), '1200000{Enter}');
  expect(screen.queryByText('Slabs')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('Slabs')).toBeVisible();
});

test('the example fills the form and calculates nothing', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.click(screen.getByRole('button', { name: 'Try ₹12,00,000' }));
  const income = screen.getByLabelText('Annual Income');
  expect(income).toHaveValue('12,00,000');
  expect(readAmountOn(/Total tax liability/)).toBe('₹0');
  await calculate(user);
  expect(readAmountOn(/Total tax liability/)).toBe('₹1,79,400');
  expect(screen.queryByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('button', { name: /^Try/ })).toBeVisible();
});

test.each([
  ['12.5 lakh', '₹1,95,000'],
  ['1.2 cr', '₹35,49,000'],
])('an income of %s is taxed in rupees', async (typed, total) => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), `${typed}{Enter}`);
  expect(readAmountOn(/Total tax liability/)).toBe(total);
});

test.each([
  ['Below 60', '₹1,17,000'],
  ['60 to 80', '₹1,14,400'],
  ['Above 80', '₹1,04,000'],
])('the slabs of the age %s', async (age, total) => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '1000000');
  await user.click(screen.getByLabelText(new RegExp(age)));
  await calculate(user);
  expect(readAmountOn(/Total tax liability/)).toBe(total);
});

test('12,00,000 less 1,50,000, old regime, below 60: every slab, cess, total and net', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '1200000');
  await user.type(screen.getByLabelText('Total Deductions'), '150000');
  expect(readAmountOn(/Total tax liability/)).toBe('₹0');
  await calculate(user);

  expect(readAmountOn(/Income less deductions/)).toBe('₹10,50,000');
  expect(readAmountOn(/5% of ₹2,50,000/)).toBe('₹12,500');
  expect(readAmountOn(/20% of ₹5,00,000/)).toBe('₹1,00,000');
  expect(readAmountOn(/30% of ₹50,000/)).toBe('₹15,000');
  expect(readAmountOn(/^Income tax/)).toBe('₹1,27,500');
  expect(readAmountOn(/^Cess/)).toBe('₹5,100');
  expect(readAmountOn(/Total tax liability/)).toBe('₹1,32,600');
  expect(readAmountOn(/Net income after tax/)).toBe('₹10,67,400');
  const announcing = screen
    .getAllByRole('status')
    .filter((status) => status.textContent?.includes('1,32,600'));
  expect(announcing.map(({ textContent }) => textContent)).toEqual([
    'Total tax liability ₹1,32,600',
  ]);
  expect(screen.queryByText('Rounded to the rupee')).not.toBeInTheDocument();
});

test('paise that the total leaves off have a line of their own', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '555555.55');
  await calculate(user);

  expect(readAmountOn(/20% of ₹55,555.55/)).toBe('₹11,111.11');
  expect(readAmountOn(/^Income tax/)).toBe('₹23,611');
  const rounding = estimate().getAllByRole('row', { name: /Rounded to the rupee/ })[0];
  expect(rounding).toHaveTextContent('\u2212₹0.11');
});

test('an empty income counts as zero, and resets an earlier result to zero', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '1200000{Enter}');
  expect(readAmountOn(/Total tax liability/)).toBe('₹1,79,400');
  await user.clear(screen.getByLabelText('Annual Income'));
  await calculate(user);
  expect(readAmountOn(/Total tax liability/)).toBe('₹0');
});

test('Reset empties the fields, brings back the defaults and zeroes the results', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '1200000');
  await user.click(screen.getByLabelText(/60 to 80/));
  await user.click(screen.getByLabelText('New regime'));
  await calculate(user);
  expect(readAmountOn(/Total tax liability/)).toBe('₹93,600');

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Annual Income')).toHaveValue('');
  expect(screen.getByLabelText(/Below 60/)).toBeChecked();
  expect(screen.getByLabelText('Old regime')).toBeChecked();
  expect(readAmountOn(/Total tax liability/)).toBe('₹0');
});

test('the page scrolls to a result once, and stays where it is when the law arrives', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const tall = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  tall.mockReturnValue(new DOMRect(0, 0, 400, 2000));
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '1200000{Enter}');
  expect(await screen.findByRole('region', { name: /^Your tax for the year/ })).toBeVisible();
  expect(scrolled).toHaveBeenCalledTimes(1);
  tall.mockRestore();
});

test('entries made before script was loaded are kept and count', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<TaxCalculator offers={[]} note={note} />);
  const served = within(container);
  served.getByLabelText<HTMLInputElement>('Annual Income').value = '1200000';
  served.getByLabelText<HTMLInputElement>('New regime').checked = true;

  const root = await act(async () =>
    hydrateRoot(container, <TaxCalculator offers={[]} note={note} />),
  );
  expect(served.getByLabelText('Annual Income')).toHaveValue('12,00,000');
  expect(served.getByLabelText('New regime')).toBeChecked();
  await calculate();
  expect(readAmountOn(/Total tax liability/)).toBe('₹93,600');

  await act(async () => root.unmount());
  container.remove();
});

test('entries made before script was loaded win over those that the tab remembers', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '500000');
  await user.type(screen.getByLabelText('Total Deductions'), '150000');
  unmount();

  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<TaxCalculator offers={[]} note={note} />);
  const served = within(container);
  served.getByLabelText<HTMLInputElement>('Annual Income').value = '1200000';
  const root = await act(async () =>
    hydrateRoot(container, <TaxCalculator offers={[]} note={note} />),
  );
  expect(served.getByLabelText('Annual Income')).toHaveValue('12,00,000');
  expect(served.getByLabelText('Total Deductions')).toHaveValue('1,50,000');
  await act(async () => root.unmount());
  container.remove();
});

test('ten lakh crore and 37 paise are worked out to the last paisa', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '999999999999999.37');
  await calculate(user);
  expect(readAmountOn(/Income less deductions/)).toBe('₹99,99,99,99,99,99,999.37');
  expect(readAmountOn(/^Income tax/)).toBe('₹29,99,99,99,98,12,500');
});

test('a paisa more than ten lakh crore leaves the result unchanged', async () => {
  const user = userEvent.setup();
  render(<TaxCalculator offers={[]} note={note} />);
  await user.type(screen.getByLabelText('Annual Income'), '1200000{Enter}');
  await user.clear(screen.getByLabelText('Annual Income'));
  await user.type(screen.getByLabelText('Annual Income'), '1000000000000000.01{Enter}');
  expect(readAmountOn(/Total tax liability/)).toBe('₹1,79,400');
});
