/** The address of a page of docs/domain in Storybook, with the heading after its "#". */
export function docsHref(name: string, anchor = ''): string {
  const id = name === 'README' ? 'map' : name;
  return `?path=/docs/docs-domain-${id}--docs${anchor && `#${anchor}`}`;
}

/**
 * A document in a folder below docs/ as Storybook can show it: links to pages of docs/domain lead to their pages here, other
 * documents are named without a link, and a Mermaid diagram of entities becomes a table.
 */
export function documentMarkdown(text: string, folder = 'docs/domain'): string {
  return text
    .replace(/\[([^\]]+)\]\((?!\w+:)([^)#]*)(?:#([^)]+))?\)/g, (_, words: string, target: string, anchor?: string) => {
      if (target === '') return `[${words}](#${anchor})`;
      const name = /^\/docs\/domain\/([\w-]+)\.md$/.exec(new URL(target, `https://repository.invalid/${folder}/`).pathname)?.[1];
      return name === undefined ? words : `[${words}](${docsHref(name, anchor)})`;
    })
    .replace(/```mermaid\nerDiagram\n([\s\S]*?)```/g, (_, diagram: string) => tableOf(diagram));
}

/** A sentence of the code with its references to docs/domain, as `docs/domain/orders.md#states`, made links. */
export function linkDomain(text: string): string {
  return text.replace(
    /\bdocs\/domain\/([\w-]+)\.md(?:#([\w-]+))?/g,
    (found, name: string, anchor?: string) => `[${found}](${docsHref(name, anchor)})`,
  );
}

/** How many there may be of an entity, by its sign in Mermaid. */
const amounts: Readonly<Record<string, string>> = { '||': 'one', 'o|': 'none or one', 'o{': 'any number', '|{': 'one or more' };

/** The relations of a Mermaid diagram as a table: who, what they do, with what, and how many of it. */
function tableOf(diagram: string): string {
  const rows = [...diagram.matchAll(/(\w+) \S\S--(\S\S) (\w+) : "?([\w ]+)"?/g)].map(
    ([, from = '', amount = '', to = '', does = '']) =>
      `| ${wordsOf(from)} | ${does.replaceAll('_', ' ')} | ${wordsOf(to)} | ${amounts[amount] ?? ''} |`,
  );
  return ['| who | does | what | how many |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

const wordsOf = (entity: string) => entity.toLowerCase().replaceAll('_', ' ');
