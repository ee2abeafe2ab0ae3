import type { CategoryView } from '../../patterns/CategoryMenu/index.ts';

/** What a search can be narrowed to: the top-level categories and, after the one it is in, the deeper one that the page shows. */
export function searchCategories(tree: readonly CategoryView[], chosen: number | undefined): { id: number; name: string }[] {
  return tree.flatMap(({ id, name, children }) => {
    const deeper = chosen === undefined || chosen === id ? undefined : findIn(children ?? [], chosen);
    return [{ id, name }, ...(deeper ? [{ id: deeper.id, name: deeper.name }] : [])];
  });
}

function findIn(tree: readonly CategoryView[], wanted: number): CategoryView | undefined {
  for (const category of tree) {
    const found = category.id === wanted ? category : findIn(category.children ?? [], wanted);
    if (found) return found;
  }
  return undefined;
}
