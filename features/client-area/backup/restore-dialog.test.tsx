/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render, screen } from '@testing-library/react';
import { storedDataCopy } from '@/content/client-area/backup';
import type { ExportFile } from '@/features/client-area/backup/file-reader';
import { RestoreDialog } from '@/features/client-area/backup/restore-dialog';
import { keepTheme } from '@/lib/browser/theme';
import { freshArea } from '@/lib/test-support/fresh-area';

const showQuestion = (savedAt: string) => {
  const exportFile = { contents: { savedAt, documents: [] } } as unknown as ExportFile;
  render(
    <RestoreDialog
      step={{ at: 'question', name: 'my-data.zip', exportFile }}
      opener={{ current: null }}
      onRestore={() => {}}
      onClose={() => {}}
    />,
  );
};

test.each([
  ['2026-11-26T20:00:00.000Z', '27 Nov 2026'],
  // Already the next day in the time zone of these tests.
  ['2026-11-26T12:00:00.000Z', '26 Nov 2026'],
])('a file saved at %s is dated %s, the day in India', async (savedAt, day) => {
  await freshArea();
  showQuestion(savedAt);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(day);
});

test('the restore dialog does not list what a restore leaves, such as the theme', async () => {
  await freshArea();
  keepTheme('dark');
  showQuestion('2026-11-26T12:00:00.000Z');
  expect(await screen.findByText(storedDataCopy.inFile)).toBeVisible();
  expect(screen.queryByText('Light and dark')).toBeNull();
});
