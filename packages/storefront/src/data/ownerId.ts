/**
 * A name for a shopper in the browser's storage, which does not show their telephone number or address. Absent where the
 * browser has no cryptography, as on a page without TLS.
 */
export async function ownerIdOf(owner: string): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(`galleria/${owner}`));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
