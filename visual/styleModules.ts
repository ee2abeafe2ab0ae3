/** Calls whose result stands in the page as a class, or is used by one alone. */
const makers =
  /^(?:style|componentStyle|patternStyle|screenStyle|utilityStyle|styleVariants|createVar|createContainer|keyframes|layered|patternLayer|screenLayer)$/;
const imports = /^import\s[^;]*?from\s*['"][^'"]+['"]|^import\s*['"][^'"]+['"]/gm;
const exported = /^export\s+(?:const\s+(\w+)[^=\n]*=\s*(\w+)?(\()?|.*$)/gm;
const global = /\bglobal\w+\(\s*(?:`((?:[^`\\]|\\.)*)`)?/g;

/** What other files can see of a style module: what it imports, in its order, and the names that it exports. */
export function shapeOf(text: string): string {
  const names = [...text.matchAll(exported)].map(([line, name]) => name ?? line);
  return [...(text.match(imports) ?? []).map((line) => line.replace(/\s+/g, ' ')), ...names.toSorted()].join('\n');
}

/**
 * Whether a style module can be seen only where one of its classes is. It cannot be said of one that exports anything but
 * classes, or has a rule for elements that none of its own classes is near.
 */
export function showsByClass(text: string): boolean {
  const exportsClasses = [...text.matchAll(exported)].every(([, name, maker, call]) => name && call && makers.test(maker ?? ''));
  const own = new Set([...text.matchAll(/^(?:export\s+)?const\s+(\w+)\b/gm)].map(([, name]) => name));
  const rulesAreOwn = [...text.matchAll(global)].every(([call, selector]) => {
    if (!call.startsWith('globalStyle(') || selector === undefined) return false;
    // Each of several selectors; what an element is not says nothing of where it is.
    return listOf(selector).every((one) =>
      [...one.replace(/:not\([^()]*\)/g, '').matchAll(/\$\{(\w+)/g)].some(([, name]) => own.has(name)),
    );
  });
  return exportsClasses && rulesAreOwn;
}

/** The parts of a selector between its commas, not those within brackets. */
function listOf(selector: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of selector) {
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
  }
  return parts;
}
