import fc from 'fast-check';
import { type Metrics, setParagraph } from '@/lib/pdf/lines';
import { splitParagraphs } from '@/lib/pdf/text';

const metrics: Metrics = {
  fontOf: (character, face) => {
    if (character === '₹') return 'rupee';
    return /[\u0020-\u024f]/.test(character) ? face : null;
  },
  widthOf: (text) => Array.from(text).length,
};

const set = (text: string, width: number) =>
  setParagraph(text, { face: 'text', width, metrics }).lines.map(({ runs }) =>
    runs.map((run) => `${run.ink === 'text' ? '' : `${run.ink}:`}${run.text}`),
  );

test('lines break at spaces and after hyphens, and spaces at their ends are dropped', () => {
  expect(set('one two  three-four', 8)).toEqual([['one two'], ['three-'], ['four']]);
});

test('a word longer than a line is cut between letters with their marks', () => {
  expect(set('aaaaaaa b', 3)).toEqual([['aaa'], ['aaa'], ['a b']]);
  expect(set('कककि', 3)).toEqual([['picture:कक'], ['picture:कि']]);
  expect(set('👨‍👩‍👧👨‍👩‍👧', 3)).toEqual([['picture:👨‍👩‍👧'], ['picture:👨‍👩‍👧']]);
});

test('a word with a letter in no embedded font is a picture, the others are text', () => {
  expect(set('Asha राव (राव) Rao', 99)).toEqual([['Asha ', 'picture:राव (राव) ', 'Rao']]);
  expect(set('Fee ₹50 each', 99)).toEqual([['Fee ', 'rupee:₹', '50 each']]);
});

test('right-to-left text is one picture from its first word on', () => {
  expect(set('Asha خان & Co.', 99)).toEqual([['Asha ', 'picture:خان & Co.']]);
  expect(set('خان GST 2024', 99)).toEqual([['picture:خان GST 2024']]);
  const { isRtl, lines } = setParagraph('خان GST', { face: 'text', width: 4, metrics });
  expect(isRtl).toBe(true);
  expect(lines).toHaveLength(2);
});

test('runs follow one another without a gap', () => {
  const [line] = setParagraph('ab राव c', { face: 'text', width: 99, metrics }).lines;
  expect(line?.runs.map(({ left }) => left)).toEqual([0, 3, 7]);
  expect(line?.width).toBe(8);
});

test('nothing typed is lost, and no line is longer than the column', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 });
  const segmenter = new Intl.Segmenter('en');
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (typed, width) => {
      for (const paragraph of splitParagraphs(typed)) {
        const { lines } = setParagraph(paragraph, { face: 'text', width, metrics });
        const written = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
        expect(written.replaceAll(' ', '')).toBe(paragraph.replaceAll(' ', ''));
        const wide = lines.filter((line) => line.width > width).map(lineText);
        expect(wide.filter((letters) => [...segmenter.segment(letters)].length > 1)).toEqual([]);
      }
    }),
  );
});

const lineText = ({ runs }: { runs: readonly { text: string }[] }) =>
  runs.map((run) => run.text).join('');
