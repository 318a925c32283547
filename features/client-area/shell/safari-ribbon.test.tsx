/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { persistenceCopy } from '@/content/client-area/backup';
import { SafariRibbon } from '@/features/client-area/shell/safari-ribbon';

test('Safari’s seven days are named with the Home Screen, in the ribbon and in Settings', () => {
  render(<SafariRibbon />);
  const sentence = /Safari deletes .* seven days .* Home Screen\.$/;
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(persistenceCopy.safari).toMatch(sentence);
});
