/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useDropArea } from '@/components/form/use-drop-area';
import { notify } from '@/components/toast/toast';
import { dropAreaCopy } from '@/content/words/drop-area';

jest.mock('@/components/toast/toast', () => ({ notify: jest.fn() }));

const onFiles = jest.fn();
function Area() {
  return <section aria-label="Drop" {...useDropArea(onFiles).handlers} />;
}

test('a drop without a file says so, and one with a file does not', () => {
  render(<Area />);
  const area = screen.getByRole('region', { name: 'Drop' });
  fireEvent.drop(area, { dataTransfer: { items: [{ kind: 'string' }], files: [] } });
  expect(notify).toHaveBeenCalledWith(dropAreaCopy.noFile, { tone: 'problem' });
  expect(onFiles).not.toHaveBeenCalled();
  const deed = new File(['x'], 'Deed.pdf');
  fireEvent.drop(area, { dataTransfer: { files: [deed] } });
  expect(onFiles).toHaveBeenCalledWith([deed]);
  expect(notify).toHaveBeenCalledTimes(1);
});
