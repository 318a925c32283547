/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type CalculatorName, calculatorNames } from '@/content/calculators/names';
import { TestUs } from '@/features/calculators/cases/test-us';

async function open(calculator: CalculatorName) {
  const { container } = render(<TestUs calculator={calculator} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(within(details).queryByRole('listitem')).not.toBeInTheDocument();
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
}

test.each(calculatorNames)(
  'the cases of %s are fetched on opening, run, and all agree',
  async (calculator) => {
    await open(calculator);
    const { length } = await screen.findAllByRole('listitem');
    const official = { tax: 'The first 3 are official', emi: 'The first 2 are official' };
    const { [calculator]: origin = 'no official worked example' } = official as Partial<
      Record<CalculatorName, string>
    >;
    expect(screen.getByText(new RegExp(`${origin}.*our own cases, checked by hand`))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`${length} of ${length} agree`);
    expect(screen.getAllByText('agrees')).toHaveLength(length);
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
