/** Gives the text of a key, with the provider's name in it. */
export type Translate = (key: string) => string;

/** Reads the texts of one language; a key that is not there is itself. The window is too small for i18next. */
export function translateIn(texts: Readonly<Record<string, unknown>>, provider: string): Translate {
  return (key) => {
    const found = key.split('.').reduce<unknown>((within, step) => Object(within)[step], texts);
    return (typeof found === 'string' ? found : key).replaceAll('{{provider}}', provider);
  };
}
