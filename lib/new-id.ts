/** 32 digits. `crypto.randomUUID` is missing where a trial copy is served without encryption. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
