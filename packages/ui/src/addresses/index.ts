/**
 * The gate for addresses: whatever came from a server, an operator or the address bar becomes a link, a picture or a place to go to
 * through one of these, and nothing else in the packages reads or makes addresses (tools/lint/addresses.ts).
 */
export { type Mailbox, mailbox, type Telephone, telephone } from './contact.ts';
export { httpsUrl, imageUrl, insidePath, linkUrl, payAppUrl, payPalUrl, pictureUrl, plainWords } from './url.ts';
