import { imageUrl } from '@galleria/ui/addresses';

/*
 * What a page tells machines about itself, in the words of schema.org. Amounts are decimal strings, addresses are whole. What the
 * server says goes in as text only: it is printed as JSON in which no "<" is left (useStructuredData.ts).
 */

/** A description of one thing. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/** A thing by its type; what is not known of it is left out. */
export const thing = (type: string, properties: Record<string, unknown>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== '')),
});

/** A nested thing needs no context of its own. */
export const part = (type: string, properties: Record<string, unknown>) => {
  const { '@context': _, ...rest } = thing(type, properties);
  return rest;
};

/** The marketplace itself, on its home. */
export function organization(facts: {
  name: string;
  url: string;
  description?: string | undefined;
  logo?: string | undefined;
}): StructuredData {
  return thing('Organization', facts);
}

/** A picture's whole address; none of one that is no address of a picture. */
export function wholePicture(picture: string, origin: string): string | undefined {
  const address = imageUrl(picture);
  return address?.startsWith('/') ? origin + address : address;
}
