/**
 * Parameters with the description of a docs page, for a component of several parts: Storybook shows the JSDoc of
 * `component`, but what the whole is for stands above its root.
 */
export function docsDescription(root: object) {
  const docgen = '__docgenInfo' in root ? root.__docgenInfo : undefined;
  const description = typeof docgen === 'object' && docgen && 'description' in docgen ? String(docgen.description) : '';
  return { docs: { description: { component: description } } };
}
