import { tell } from './instances.ts';

/** Says so when a page that has styles has none of the theme, without which everything is there and nothing has a colour. */
export function checkTheme(): void {
  if (typeof document === 'undefined') return;
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

function look(): void {
  // A test without styles has no theme on purpose.
  if (document.styleSheets.length === 0) return;
  if (getComputedStyle(document.documentElement).getPropertyValue('--galleria-color-text') !== '') return;
  tell(() => "This page has no theme of @galleria/ui, so its parts have no colours: import '@galleria/ui/theme' where the app begins.");
}
