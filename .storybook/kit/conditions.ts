type Globals = Readonly<Record<string, unknown>>;

const textSizes: Readonly<Record<string, string>> = { '200': ':root { font-size: 32px }' };

/** Important, as what it switches off stands in styles of elements, too. */
const still = '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }';

/**
 * Forced colours as far as a page can imitate them: the system's colours instead of its own, no shadows. Its media query stays
 * silent (and its rules are important, to win over those of every component), so what a component does for them by itself is seen only where the browser or the system has them switched on.
 */
const forced = `
  *, ::before, ::after { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; accent-color: auto !important }
  a, a * { color: LinkText !important }
  button, button * { background-color: ButtonFace !important; color: ButtonText !important }
  :disabled, :disabled * { color: GrayText !important }
  svg * { forced-color-adjust: none }`;

let sheet: CSSStyleSheet | undefined;

/** Text size, motion and forced colours of the toolbar, for the whole page. */
export function setConditions({ textSize, motion, theme }: Globals): void {
  const rules = [textSizes[String(textSize)], motion === 'none' && still, theme === 'forced' && forced].filter(Boolean).join('\n');
  if (!sheet && !rules) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(rules);
}
