/**
 * The text of a docs page, for a component of several parts: Storybook shows the JSDoc of `component` alone, and what the
 * whole is for stands above its root.
 */
export function saidOf(root: object) {
  const docgen = '__docgenInfo' in root ? root.__docgenInfo : undefined;
  const said = typeof docgen === 'object' && docgen && 'description' in docgen ? String(docgen.description) : '';
  return { docs: { description: { component: said } } };
}
