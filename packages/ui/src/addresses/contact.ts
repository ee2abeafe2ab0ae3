/** A way to somebody, with the address that leads there. */
export interface Telephone {
  number: string;
  href: string;
}

/** A number as people write it; the address has its digits alone. */
export function telephone(text: string): Telephone | undefined {
  const number = text.trim();
  return /^\+?[\d ()./-]{3,30}$/.test(number) && /\d{3}/.test(number.replace(/\D/g, ''))
    ? { number, href: `tel:${number.replace(/[^+\d]/g, '')}` }
    : undefined;
}

/** One address and nothing else: what follows a "?" would fill in the letter. */
export function mailAddress(text: string): { address: string; href: string } | undefined {
  const address = text.trim();
  return /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/.test(address) && address.length <= 254 ? { address, href: `mailto:${address}` } : undefined;
}
