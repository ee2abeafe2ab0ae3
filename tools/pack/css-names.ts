import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The classes and animations that a stylesheet names. */
export function cssNames(css: string): Set<string> {
  const code = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const classes = [...code.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)];
  const animations = [...code.matchAll(/@keyframes\s+([\w-]+)/g)];
  return new Set([...classes, ...animations].flatMap((match) => match[1] ?? []));
}

/** A module and every file of the same package that it imports, directly or not. */
function reachable(file: string, dist: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.js')) return seen;
  const code = readFileSync(file, 'utf8');
  const imports = code.matchAll(/\b(?:import|export)\b[^'"`;()]*['"](\.{1,2}\/[^'"]+)['"]/g);
  for (const [, specifier = ''] of imports) reachable(path.resolve(path.dirname(file), specifier), dist, seen);
  // CSS goes by `imports` of package.json.
  for (const [, name = ''] of code.matchAll(/\bimport\s*['"]#css\/([^'"]+)['"]/g)) reachable(path.join(dist, name), dist, seen);
  return seen;
}

/**
 * What an app that uses one component alone must not carry: the names in the styles of every other component. Which
 * styles are its own is read from its imports, not from how classes are named. The theme is everybody's.
 */
export function foreignNames(libraryDir: string, component: string): { own: Set<string>; foreign: Set<string> } {
  const [module, ...others] = globSync(`dist/**/${component}.js`, { cwd: libraryDir });
  if (module === undefined || others.length > 0) throw new Error(`The package should have one dist/**/${component}.js.`);
  const ownFiles = reachable(path.join(libraryDir, module), path.join(libraryDir, 'dist'));
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const name of globSync('dist/**/*.css', { cwd: libraryDir })) {
    const file = path.join(libraryDir, name);
    const isTheme = name.split(path.sep).includes('theme');
    const names = cssNames(readFileSync(file, 'utf8'));
    if (ownFiles.has(file)) names.forEach((found) => own.add(found));
    else if (!isTheme) names.forEach((found) => foreign.add(found));
  }
  return { own, foreign: new Set([...foreign].filter((name) => !own.has(name))) };
}
