import { reject } from '../businessError.ts';

/** Addresses of pictures that a shopper sends along: those of the marketplace alone, and not too many. */
export function pictureList(addresses: unknown, most: number): string[] {
  if (!Array.isArray(addresses)) return reject(400, 'parameter validation failed: a list of pictures');
  const list = addresses.map((address: unknown) => {
    // A storefront of another origin is given, and gives back, the whole address.
    const [, path] = typeof address === 'string' ? (/^(?:https?:\/\/[^/]+)?(\/(?:uploads|pictures)\/[\w.-]+)$/.exec(address) ?? []) : [];
    return path ?? reject(400, 'parameter validation failed: a picture that was uploaded here');
  });
  if (list.length > most) reject(400, `parameter validation failed: at most ${most} pictures`);
  return list;
}

/** The same from JSON text. */
export function pictureListIn(text: string, most: number): string[] {
  try {
    return pictureList(JSON.parse(text), most);
  } catch (cause) {
    if (cause instanceof SyntaxError) return reject(400, 'parameter validation failed: a list of pictures as JSON');
    throw cause;
  }
}
