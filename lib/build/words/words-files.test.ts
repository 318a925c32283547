import { business } from '@/content/figures/sample-business';
import { wordsFiles } from '@/lib/build/words/words-files';
import { plates } from '@/lib/content/figures/all';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';
import { plateWordsFile, specimenWordsFile } from '@/lib/content/words-files';

const files = new Map(wordsFiles());

test('each drawing has its own file', () => {
  expect(files.size).toBe(Object.keys(plates).length + Object.keys(specimens).length);
  for (const content of files.values()) expect(content).toMatch(/^\ufeff\S/);
});

test.each(Object.entries(plates))(
  '%s: the file has everything that the plate says',
  (path, plate) => {
    const text = files.get(plateWordsFile(path as keyof typeof plates));
    const { heading, head, rows, words } = plate;
    for (const part of [heading, plate.text, ...head, ...rows.flat(), ...words]) {
      expect(text).toContain(part);
    }
  },
);

test('the name of the client heads the trial balance once', () => {
  const told = files.get(plateWordsFile('/services/audit')) ?? '';
  expect(told.split(business.name)).toHaveLength(2);
  expect(told.indexOf(business.name)).toBeLessThan(told.indexOf('Entry: Sales'));
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
