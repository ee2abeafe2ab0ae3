/**
 * Asks for code and texts that the page will need, for the shop to find them there. Links in the document would do so a moment earlier,
 * and slow down the styles that it is painted with (docs/decisions/11-first-load.md).
 */
export function askForFiles(files: readonly string[]): void {
  const links = files.map((file) => {
    const isScript = file.endsWith('.js');
    return Object.assign(document.createElement('link'), {
      rel: isScript ? 'modulepreload' : 'preload',
      as: isScript ? 'script' : 'fetch',
      crossOrigin: '',
      href: file,
    });
  });
  document.head.append(...links);
}
