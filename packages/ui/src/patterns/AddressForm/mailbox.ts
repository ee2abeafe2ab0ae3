/** RFC 5321 `Mailbox`: at most 64 characters, as atoms between single dots or quoted, at a host name or an address in brackets. */
export const mailbox =
  /^(?=.{1,64}@[^@]+$)(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*|\[(?:IPv6:)?[\da-f:.]+\])$/i;

/** The most characters that a mailbox has (RFC 5321, 4.5.3.1.3, as corrected). */
export const mailboxLength = 254;
