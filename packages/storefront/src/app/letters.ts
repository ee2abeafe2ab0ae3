import { type Locale, locales } from '@galleria/ui/i18n';
import { facesFor } from './facesFor.ts';
import { isDrawn, missingScripts, type Script, scripts } from './missingScripts.ts';

/** Milliseconds after a change of the page, in which others may come. */
const patience = 100;

const fonts = new Map<Script, readonly FontFace[]>();
const known = new Set<string>();
let watch: MutationObserver | undefined;

/**
 * Shows the page in the fonts of a language, and whatever is written on it later; names in other languages in those of the system, or
 * in ours where it has none. The files that hold its letters are added all at once: as a style sheet has them, each that comes has the
 * browser lay out the whole page (docs/decisions/11-first-load.md).
 */
export async function showLetters(locale: Locale): Promise<void> {
  if (!import.meta.env.FONTS) return (await import('@galleria/ui/fonts/loadFonts')).loadFonts(locale);
  await fetchFonts(['Latn', locales[locale].script]);
  await addFaces();
  if (watch) return;
  watch = new MutationObserver(addSoon);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  addEventListener('input', addSoon);
}

async function fetchFonts(wanted: readonly Script[]): Promise<void> {
  const unknown = wanted.filter((script) => !fonts.has(script));
  const lists = await Promise.all(unknown.map(async (script) => [script, await fetchFaces(script)] as const));
  for (const [script, faces] of lists) fonts.set(script, faces);
  known.clear();
}

/** What the build has published of a script (fontFiles.ts). */
async function fetchFaces(script: Script): Promise<FontFace[]> {
  const response = await fetch(`${import.meta.env.FONTS}/${script}.json`);
  const list: [family: string, file: string, unicodeRange: string][] = await response.json();
  return list.map(
    ([family, file, unicodeRange]) => new FontFace(family, `url(${file})`, { weight: '100 900', display: 'swap', unicodeRange }),
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;

function addSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void addFaces();
  }, patience);
}

async function addFaces(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=password]), textarea');
  const text = [document.body.textContent, ...[...fields].map(({ value, placeholder }) => value + placeholder)].join('');
  const letters = [...new Set(text)].filter((letter) => !known.has(letter));
  for (const letter of letters) known.add(letter);
  const faces = facesFor(
    letters.join(''),
    scripts.flatMap((script) => fonts.get(script) ?? []),
  ).filter(({ status }) => status === 'unloaded');
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const one of loaded) if (one.status === 'fulfilled') document.fonts.add(one.value);
  const missing = missingScripts(letters.join(''), isDrawn).filter((script) => !fonts.has(script));
  if (missing.length === 0) return;
  try {
    await fetchFonts(missing);
  } catch {
    // The page has its own font; what is in another language stays as it is.
    return;
  }
  await addFaces();
}
