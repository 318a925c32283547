import { PDFDocument } from '@cantoo/pdf-lib';
import { drawPdf } from '@/features/client-area/store/samples/sample-files';
import { needsPassword } from '@/lib/files/pdf-password';

async function encrypted(passwords: { userPassword?: string; ownerPassword: string }) {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt(passwords);
  return pdf.save();
}

test('a PDF that is encrypted with a password to open it needs the password', async () => {
  const form16 = await encrypted({ userPassword: 'AAPFU0939F01011980', ownerPassword: 'x' });
  expect(await needsPassword(form16)).toBe(true);
});

test('a PDF that is encrypted only against changes opens without a password', async () => {
  expect(await needsPassword(await encrypted({ ownerPassword: 'x' }))).toBe(false);
});

test.each([
  ['is not encrypted', drawPdf(['A line'])],
  ['only names the word', drawPdf(['How to use /Encrypt'])],
  ['is damaged', new TextEncoder().encode('%PDF-1.7 trailer <</Encrypt 9 0 R>> %%EOF')],
])('a PDF that %s is not said to need a password', async (_, bytes) => {
  expect(await needsPassword(bytes)).toBe(false);
});
