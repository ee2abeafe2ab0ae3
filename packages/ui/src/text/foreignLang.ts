/** The languages that a script gives away. Latin is English: the shop's default. */
const scripts = { en: /\p{Script=Latin}/gu, 'zh-CN': /\p{Script=Han}/gu, th: /\p{Script=Thai}/gu, lo: /\p{Script=Lao}/gu };

/**
 * The `lang` of a text from the server that is seen not to be in the page's language, so that it is read aloud and broken
 * rightly; absent when it may be. Only the script tells: English on a French page stays unmarked, and a text in two scripts is
 * in that of most of its letters.
 */
export function foreignLang(text: string, locale: string): string | undefined {
  const page = Object.keys(scripts).find((lang) => lang.slice(0, 2) === locale.slice(0, 2)) ?? 'en';
  let lang = page;
  let most = 0;
  for (const [name, letters] of Object.entries(scripts)) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [lang, most] = [name, count];
  }
  return lang === page ? undefined : lang;
}
