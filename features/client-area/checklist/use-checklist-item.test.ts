/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { answerWithFile } from '@/features/client-area/checklist/answers';
import { useChecklistItem } from '@/features/client-area/checklist/use-checklist-item';
import { addDocument } from '@/features/client-area/store/documents';

jest.mock('@/features/client-area/checklist/answers', () => ({
  answerWithFile: jest.fn(async () => {}),
}));
jest.mock('@/features/client-area/store/documents', () => ({
  addDocument: jest.fn(async () => ({ result: 'stored', name: 'a.pdf', document: { id: 'a' } })),
}));

test('a file given as a paper gets the category of the paper', async () => {
  const paper = { id: 'pan', text: 'PAN and Aadhaar of every director' };
  const item = { id: 'q--pan', owner: 'q', paper, answer: null, files: [], earlier: [] };
  const done = jest.fn();
  const { result } = renderHook(() =>
    useChecklistItem({ ...item, isAnswered: false, isReady: false, isToSend: false }, done),
  );
  const file = new File(['%PDF'], 'a.pdf');
  result.current.give([file]);
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(addDocument).toHaveBeenCalledWith(file, { category: 'identity' });
  expect(answerWithFile).toHaveBeenCalledTimes(1);
});
