import { wordsFiles } from '@/lib/build/words/words-files';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';
import { specimenWordsFile } from '@/lib/content/words-files';

const files = new Map(wordsFiles());

test('each drawing has its own file', () => {
  expect(files.size).toBe(Object.keys(specimens).length);
  for (const content of files.values()) expect(content).toMatch(/^\ufeff\S/);
});

test.each(Object.entries(specimens))(
  '%s: all that its specimen says is in the file, with its notes',
  (path, specimen) => {
    const text = files.get(specimenWordsFile(path as keyof typeof specimens));
    const notes = specimen.notes.flatMap((note) => [note.title, note.text]);
    for (const part of [specimen.name, ...inWords(specimen), ...notes]) {
      expect(text).toContain(part);
    }
  },
);
