import { printPhone } from './printPhone.ts';

/** A number to call, with the address that does it. */
export interface Telephone {
  /** As it is printed, with its extension. */
  number: string;
  /** Dials the number alone: how an extension is dialled differs from exchange to exchange. */
  href: string;
}

/** One mailbox, with the address that begins a letter to it. */
export interface Mailbox {
  address: string;
  href: string;
}

/** The most digits of a whole telephone number with its country code (E.164). */
export const telephoneLength = 15;
/** The most characters that a mailbox has (RFC 5321, 4.5.3.1.3, as corrected). */
const mailboxLength = 254;

/** A number, and perhaps its extension ("ext. 4") or a remark without digits ("(toll free)"). */
const telephoneForm = /^(\+?[\d\s()./-]*\d\)?)(?:[\s,;]*(?:ext(?:ension|n)?|x)[\s.:=]*\d{1,7}|[\s,;]+\(?[\p{L}\s.,'-]+\)?)?$/iu;

/** RFC 5321 `Mailbox`: at most 64 characters, as atoms between single dots or quoted, at a host name or an address in brackets. */
const mailboxForm =
  /^(?=.{1,64}@[^@]+$)(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[(?:IPv6:)?[\da-f:.]+\])$/i;

/** A telephone number as people write it. */
export function telephone(text: string): Telephone | undefined {
  const number = text.trim();
  const digits = number.length <= 60 ? telephoneForm.exec(number)?.[1]?.replaceAll(/(?!^\+)\D/g, '') : undefined;
  return digits && /\d{3}/.test(digits) && digits.replace('+', '').length <= telephoneLength
    ? { number: printPhone(number), href: `tel:${digits}` }
    : undefined;
}

/** Whether mail is delivered to an address: one, without a name beside it. */
export function isMailbox(text: string): boolean {
  return text.length <= mailboxLength && mailboxForm.test(text);
}

/** A mailbox as an operator or the server writes it. */
export function mailbox(text: string): Mailbox | undefined {
  const address = text.trim();
  return isMailbox(address) ? { address, href: mailtoHead(address) } : undefined;
}

/** The beginning of an address for letters. Each side of the last "@" is encoded, so that nothing in it begins a field or a second mailbox. */
export function mailtoHead(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
