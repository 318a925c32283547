/** @jest-environment jsdom */
import '@/components/dashboard/shell/browser.test-support';
import { render, screen } from '@testing-library/react';
import { ShareResult } from '@/components/scenarios/share-result';
import { scenarios } from '@/content/calculators/scenarios';

test('if no link can be made it says so, and offers none to copy', async () => {
  // As in browsers from before 2023.
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const entries = { income: '1200000', ageCategory: 'below60', regime: 'old', deductions: '' };
  render(<ShareResult calculator="tax" rules="00000000" entries={entries} />);
  expect(await screen.findByText(/too old to make or read these links/)).toBeInTheDocument();
  expect(screen.queryByText(scenarios.share.copy)).not.toBeInTheDocument();
  expect(screen.queryByText(scenarios.share.link)).not.toBeInTheDocument();
});
