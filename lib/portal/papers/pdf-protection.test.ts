import { drawPdf } from '@/lib/portal/database/sample-files';
import { isProtectedPdf } from '@/lib/portal/papers/pdf-protection';
import { picturePdf } from '@/lib/portal/papers/picture-pdf';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const HEAD = '%PDF-1.7\n';

/** A PDF with the given trailer; `before` comes before its header. */
const withTrailer = (dictionary: string, { before = '', body = '' } = {}) => {
  const start = HEAD + body;
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n${dictionary}\n`;
  return bytesOf(`${before}${start}${table}startxref\n${start.length}\n%%EOF\n`);
};
/** A PDF with a cross-reference stream instead of a table. */
const withStream = (dictionary: string) =>
  bytesOf(
    `${HEAD}7 0 obj\n${dictionary}\nstream\n\x00\x01\nendstream\nendobj\nstartxref\n9\n%%EOF\n`,
  );

const MARK = '/Encrypt 9 0 R';

test.each([
  ['a trailer that says so', withTrailer(`<< /Size 1 /Root 1 0 R ${MARK} >>`)],
  ['a cross-reference stream that says so', withStream(`<< /Type /XRef /W [1 2 1] ${MARK} >>`)],
  ['a dictionary in place', withTrailer('<</Root 1 0 R/Encrypt<</Filter/Standard/V 4>>>>')],
  ['a name with an escape', withTrailer('<< /Root 1 0 R /Encr#79pt 9 0 R >>')],
  ['strings with brackets before it', withTrailer(`<< /ID [<41>(a\\)>>(b)>>)] ${MARK} >>`)],
  ['a comment before it', withTrailer(`<< % >> no end\n${MARK} >>`)],
  ['bytes in front of the header', withTrailer(`<< ${MARK} >>`, { before: 'From: mail\n\n' })],
  [
    'a wrong address, found by its trailer',
    bytesOf(`${HEAD}trailer\n<< ${MARK} >>\nstartxref\n99999999\n%%EOF`),
  ],
  [
    'a wrong address, found by its stream',
    bytesOf(`${HEAD}7 0 obj << /Type /XRef ${MARK} >> stream\nstartxref\n3\n%%EOF`),
  ],
])('%s is protected', (_, pdf) => {
  expect(isProtectedPdf(pdf)).toBe(true);
});

test.each([
  ['a plain PDF', drawPdf(['A line'])],
  ['a text that names the entry', drawPdf([`/Encrypt ${MARK}`])],
  ['a PDF of a picture', picturePdf(bytesOf(MARK), { width: 4, height: 3 })],
  ['the entry in a string', withTrailer(`<< /Info (${MARK}) /Root 1 0 R >>`)],
  ['the entry in a comment', withTrailer(`<< /Root 1 0 R % ${MARK}\n>>`)],
  ['the entry in another dictionary', withTrailer(`<< /Root << ${MARK} >> >>`)],
  ['another entry that begins alike', withTrailer('<< /EncryptMetadata true >>')],
  ['an entry of nothing', withTrailer('<< /Root 1 0 R /Encrypt null >>')],
  [
    'an older section that said so',
    withTrailer('<< /Root 1 0 R >>', { body: `trailer << ${MARK} >>\n` }),
  ],
])('%s is not protected', (_, pdf) => {
  expect(isProtectedPdf(pdf)).toBe(false);
});

test.each([
  ['nothing', ''],
  ['a header alone', HEAD],
  ['no trailer', `${HEAD}startxref\n0\n%%EOF`],
  ['a dictionary without an end', `${HEAD}trailer << /Root (`],
  ['nested without an end', `${HEAD}trailer ${'<<'.repeat(100_000)}`],
  ['a string without an end', `${HEAD}trailer << (${'('.repeat(100_000)}`],
  ['comments without an end', `${HEAD}trailer << ${'%\n'.repeat(100_000)}`],
  ['an address of many digits', `${HEAD}startxref\n${'9'.repeat(400)}\n%%EOF`],
  ['a negative address', `${HEAD}startxref\n-5\n%%EOF`],
])('a PDF with %s is left undecided, and quickly', (_, text) => {
  const before = performance.now();
  expect(isProtectedPdf(bytesOf(text))).toBeNull();
  // Reading the file again for each of its bytes would take minutes.
  expect(performance.now() - before).toBeLessThan(10_000);
});

test('no cut or changed byte makes it throw', () => {
  const whole = withTrailer(`<< /Size 1 /ID [<41>(b)] ${MARK} >>`);
  for (let at = 0; at < whole.length; at++) {
    const flipped = whole.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 0x28;
    for (const pdf of [whole.slice(0, at), flipped]) {
      expect([true, false, null]).toContain(isProtectedPdf(pdf));
    }
  }
});
