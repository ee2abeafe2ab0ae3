import { graphemesOf } from '../text/graphemes.ts';
import { mailtoHead } from './contact.ts';

/** Characters of a `mailto:` address that every system hands to a mail program; Windows stops at 2,048. */
export const mailtoLength = 2000;

export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/**
 * The address that opens a letter in the reader's own mail program. What would be too long is cut at the end, between two
 * characters, and `whole` says so.
 * @param to must be what `mailbox` let through.
 */
export function mailtoOf({ to, subject, body }: Letter): { href: string; whole: boolean } {
  const head = `${mailtoHead(to)}?subject=${encode(oneLine(subject))}&body=`;
  const room = mailtoLength - head.length;
  // A line ends with CR LF in a mailto address (RFC 6068 §5).
  const text = body.trim().replaceAll(/\r\n|\r|\n/g, '\r\n');
  const whole = encode(text);
  return whole.length <= room ? { href: head + whole, whole: true } : { href: head + cut(text, room), whole: false };
}

/** A subject is one line: a line end in it would begin a field of its own. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Half of a pair cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

const more = ' […]';

function cut(text: string, room: number): string {
  let kept = '';
  for (const character of graphemesOf(text)) {
    const next = kept + encode(character);
    if (next.length > room - encode(more).length) break;
    kept = next;
  }
  return kept + encode(more);
}
