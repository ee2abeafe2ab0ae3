const sources = import.meta.glob<string>('../../packages/api/src/endpoints/*.ts', { query: '?raw', import: 'default', eager: true });

/** What each endpoint is, by its name: the sentences above the endpoints in their own source. */
export const sentencesOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+) = endpoint\(/g)].map(([, comment = '', name = '']) => [
      name,
      comment.replace(/\s*\n?\s*\*?\s+/g, ' ').trim(),
    ]),
  ),
);
