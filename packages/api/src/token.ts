/** Whether a text may be a token: it becomes a header and a cookie, so nothing but plain characters may pass (api.md §1). */
export function isToken(text: string): boolean {
  return /^[\w.-]{8,512}$/.test(text);
}
