/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { useChecklistItem } from '@/components/portal/checklist/use-checklist-item';
import { answerWithFile } from '@/lib/portal/checklist/answers';
import { addDocument } from '@/lib/portal/documents/documents';

jest.mock('@/lib/portal/checklist/answers', () => ({ answerWithFile: jest.fn(async () => {}) }));
jest.mock('@/lib/portal/documents/documents', () => ({
  addDocument: jest.fn(async () => ({ result: 'stored', name: 'a.pdf', document: { id: 'a' } })),
}));

test('a file given as a paper gets the category of the paper', async () => {
  const paper = { id: 'pan', text: 'PAN and Aadhaar of every director' };
  const item = { id: 'q--pan', quotation: 'q', paper, answer: null, files: [], earlier: [] };
  const done = jest.fn();
  const { result } = renderHook(() =>
    useChecklistItem({ ...item, isIn: false, isToSend: false }, done),
  );
  const file = new File(['%PDF'], 'a.pdf');
  result.current.give([file]);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(addDocument).toHaveBeenCalledWith(file, { category: 'identity' });
  expect(answerWithFile).toHaveBeenCalledTimes(1);
});
