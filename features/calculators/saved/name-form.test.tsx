/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedResults } from '@/content/calculators/saved-results';
import { NameForm } from '@/features/calculators/saved/name-form';

const { name: label, unnamed } = savedResults.save;

test('the suggested name counts, and a name of spaces is asked for again', async () => {
  const names: string[] = [];
  render(
    <NameForm suggested="GST, 18%" onName={(name) => names.push(name)}>
      <button type="submit">Save</button>
    </NameForm>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await press();
  expect(names).toEqual(['GST, 18%']);
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, '  ');
  await press();
  expect(await screen.findByText(unnamed)).toBeVisible();
  expect(field).toHaveFocus();
  expect(names).toHaveLength(1);
});
