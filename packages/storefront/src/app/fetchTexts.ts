import type { Locale, Namespace } from '@galleria/ui/i18n';

/**
 * Fetches the texts of one screen in one language. They are the site's own files, and data: no page pays for them as code.
 * @throws when they do not come.
 */
export async function fetchTexts(locale: Locale, namespace: Namespace): Promise<Record<string, unknown>> {
  const response = await fetch(`${import.meta.env.TEXTS}/${locale}/${namespace}.json`);
  if (!response.ok) throw new Error(`The texts "${namespace}" in ${locale} did not come: ${response.status}.`);
  return Object(await response.json());
}
