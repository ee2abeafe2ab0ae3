/** A number as it was sent, "+919886041210", in its two parts; one of an unknown country stays whole. */
export function phoneParts(phone: string, dialCodes: readonly string[]): { dialCode: string; phone: string } {
  const found = dialCodes.find((code) => phone.startsWith(code));
  return found ? { dialCode: found, phone: phone.slice(found.length).trim() } : { dialCode: '', phone };
}
