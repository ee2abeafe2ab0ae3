/** What a country is called in a language. Chromium has no names in Lao, and would give those of its own language. */
export function countryName(code: 'IN', language: string): string {
  const [known] = Intl.DisplayNames.supportedLocalesOf(language);
  return known === undefined ? own[code] : (new Intl.DisplayNames(known, { type: 'region' }).of(code) ?? code);
}

const own = { IN: 'ອິນເດຍ' };
