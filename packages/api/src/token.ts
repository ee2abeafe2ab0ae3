/**
 * Whether a text may be a token: it becomes a header and a cookie, so nothing but plain characters may pass
 * (docs/domain/api.md#headers).
 */
export function isToken(text: string): boolean {
  return /^[\w.-]{8,512}$/.test(text);
}
