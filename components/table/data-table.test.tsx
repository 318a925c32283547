/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Table, TableBody, TableEntry, TableRow } from '@/components/table/data-table';

test('only the registration of an LLP may go on in a second line, after its slash', () => {
  render(
    <Table title="The firm">
      <TableBody>
        <TableRow label="LLP" amount="123456W/W100123" />
        <TableRow label="Audit" amount="₹15,000" />
      </TableBody>
    </Table>,
  );
  const [llp, audit] = screen
    .getAllByRole('cell')
    .filter((cell) => cell.classList.contains('amount'));
  expect(llp).not.toHaveClass('whitespace-nowrap');
  expect(llp?.innerHTML).toBe('123456W/<wbr>W100123<wbr>');
  expect(audit).toHaveClass('whitespace-nowrap');
});

test('only an amount without spaces may be broken anywhere', () => {
  render(
    <Table title="The firm">
      <TableBody>
        <TableRow label="Stamp duty" amount="we tell you in the quotation" />
        <TableRow label="Sum" amount={`₹${'9'.repeat(40)}`} />
      </TableBody>
    </Table>,
  );
  expect(screen.getByText('we tell you in the quotation')).not.toHaveClass('break-all');
  expect(screen.getByText(/^₹9+$/)).toHaveClass('break-all');
});

test('the detail of an entry has the label of that entry as its only header', () => {
  render(
    <Table title="Fees">
      <TableEntry label="Audit" amount="₹15,000" detail="Why it differs" />
      <TableEntry label="Payroll" amount="₹2,990" ruled />
      <TableBody>
        <TableRow label="Total" amount="₹17,990" />
      </TableBody>
    </Table>,
  );
  const group = screen.getByText('Why it differs').closest('tbody') as HTMLElement;
  const [header, ...others] = within(group).getAllByRole('rowheader');
  expect(header).toHaveTextContent('Audit');
  expect(header).toHaveAttribute('scope', 'rowgroup');
  expect(others).toEqual([]);
  expect(screen.getByRole('rowheader', { name: 'Payroll' })).toHaveAttribute('scope', 'row');
});
