/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { settings } from '@/content/settings';
import { SafariRibbon } from '@/features/client-area/shell/safari-ribbon';

test('Safari’s seven days are named with the Home Screen, in the ribbon and in Settings', () => {
  render(<SafariRibbon />);
  const sentence = /Safari deletes .* seven days .* Home Screen\.$/;
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(settings.persistence.safari).toMatch(sentence);
});
