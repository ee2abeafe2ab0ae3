/** A number in an address that names something, or counts from 1: as it is written, of 15 digits at most. Anything else is none. */
export function idOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
