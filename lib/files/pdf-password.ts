/**
 * Whether a PDF opens only with a password. Many are encrypted only so that they cannot be changed,
 * and open without one. `false` too where that cannot be found out.
 */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  if (!new TextDecoder('latin1').decode(bytes).includes('/Encrypt')) return false;
  try {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    await PDFDocument.load(bytes, { password: '' });
    return false;
  } catch (error) {
    // The library's own word for it, in pdf-password.test.ts too.
    return error instanceof Error && error.message === 'NEEDS PASSWORD';
  }
}
