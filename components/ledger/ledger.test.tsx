/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Ledger, LedgerBody, LedgerEntry, LedgerRow } from '@/components/ledger/ledger';

test('the detail of an entry has the label of that entry as its only header', () => {
  render(
    <Ledger title="Fees">
      <LedgerEntry label="Audit" amount="₹15,000" detail="Why it differs" />
      <LedgerEntry label="Payroll" amount="₹2,990" ruled />
      <LedgerBody>
        <LedgerRow label="Total" amount="₹17,990" />
      </LedgerBody>
    </Ledger>,
  );
  const group = screen.getByText('Why it differs').closest('tbody') as HTMLElement;
  const [header, ...others] = within(group).getAllByRole('rowheader');
  expect(header).toHaveTextContent('Audit');
  expect(header).toHaveAttribute('scope', 'rowgroup');
  expect(others).toEqual([]);
  expect(screen.getByRole('rowheader', { name: 'Payroll' })).toHaveAttribute('scope', 'row');
});
