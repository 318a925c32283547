/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TestUs } from '@/components/calculators/cases/test-us';
import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import { saveFile } from '@/lib/portal/documents/save-file';

jest.mock('@/lib/portal/documents/save-file', () => ({ saveFile: jest.fn() }));

async function open(calculator: CalculatorName) {
  const { container } = render(<TestUs calculator={calculator} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(within(details).queryByRole('listitem')).not.toBeInTheDocument();
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return userEvent.setup();
}

test.each(calculatorNames)(
  'the cases of %s are listed on opening and all agree when they are run',
  async (calculator) => {
    const user = await open(calculator);
    const cases = await screen.findAllByRole('listitem');
    const official = { tax: 'The first 3 are official', emi: 'The first 2 are official' };
    const { [calculator]: origin = 'no official worked example' } = official as Partial<
      Record<CalculatorName, string>
    >;
    expect(screen.getByText(new RegExp(`${origin}.*our own cases, checked by hand`))).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Run them here' }));
    const all = cases.length;
    expect(screen.getByRole('status')).toHaveTextContent(`${all} of ${all} agree`);
    expect(screen.getAllByText('agrees')).toHaveLength(all);
  },
);

test('if opened before the framework is loaded, the list is filled later', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TestUs calculator="gst" />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  const root = await act(async () => hydrateRoot(container, <TestUs calculator="gst" />));
  expect(await within(container).findAllByRole('listitem')).not.toHaveLength(0);
  act(() => root.unmount());
});

test('the CSV has each case with its answer', async () => {
  const user = await open('hra');
  const cases = await screen.findAllByRole('listitem');
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const [name, file] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('hra-cases.csv');
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file as Blob);
  });
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(cases.length + 1);
  expect(lines.filter((line) => line.endsWith(',agrees'))).toHaveLength(cases.length);
});
