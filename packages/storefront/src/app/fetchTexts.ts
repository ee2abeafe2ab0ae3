import type { Locale, Namespace } from '@galleria/ui/i18n';
import { readMeta } from '../settings.ts';

type Texts = Record<string, unknown>;

const folder = (locale: Locale) => `${import.meta.env.TEXTS}/${locale}/`;

/** What a file of texts holds, by its address: each is asked for once, unless it does not come. */
const onTheirWay = new Map<string, Promise<Texts>>();

/**
 * Fetches the texts of one screen in one language. They are the site's own files, and data: no page pays for them as code. Those of
 * the first page are in one file, which its document has asked for already (documents.ts).
 * @throws when they do not come.
 */
export async function fetchTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const together = fileOfFirstPage(readMeta('first-files'), locale, namespace);
  return together === undefined ? read(`${folder(locale)}${namespace}.json`) : Object((await readOnce(together))[namespace]);
}

/** The file with the texts of the first page, if it is in this language and holds these. It is named by what it holds. */
export function fileOfFirstPage(files: string, locale: Locale, namespace: Namespace): string | undefined {
  return files.split(' ').find((file) => {
    const name = file.startsWith(folder(locale)) ? file.slice(folder(locale).length).split('.') : [];
    return name.slice(0, -1).includes(namespace);
  });
}

async function readOnce(address: string): Promise<Texts> {
  const texts = onTheirWay.get(address) ?? read(address);
  onTheirWay.set(address, texts);
  try {
    return await texts;
  } catch (error) {
    onTheirWay.delete(address);
    throw error;
  }
}

async function read(address: string): Promise<Texts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The texts ${address} did not come: ${response.status}.`);
  return Object(await response.json());
}
