import type { CSSProperties } from 'react';

interface Sample extends CSSProperties {
  '--value': string;
  '--ground'?: string;
}

/** Hands a token to the style sheet of the docs, which draws it. */
export const sample = (value: string, ground?: string): Sample => ({
  '--value': value,
  ...(ground !== undefined && { '--ground': ground }),
});

/** Its pixels, of a length in px or rem. */
export const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
