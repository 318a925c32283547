/**
 * Many PDFs are encrypted only against changes, and open without a password. `false` also if that
 * cannot be found out.
 */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  if (!new TextDecoder('latin1').decode(bytes).includes('/Encrypt')) return false;
  try {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    await PDFDocument.load(bytes, { password: '' });
    return false;
  } catch (error) {
    // The library's own name for the error; pdf-password.test.ts checks it.
    return error instanceof Error && error.message === 'NEEDS PASSWORD';
  }
}
