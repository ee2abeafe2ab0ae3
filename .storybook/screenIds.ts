import { toId } from 'storybook/internal/csf';

const titled = /\btitle: '(Screens\/[^'/]+)'/;

/**
 * Keeps the ids of screen stories as their files give them, as pictures, links and the list of states are named by them: the
 * sidebar has some of them under titles of their own (boards/groups.ts), and Storybook would make ids of those.
 */
export const screenIds = {
  name: 'screen-ids',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('.stories.tsx') || !titled.test(code)) return undefined;
    return { code: code.replace(titled, (found, title: string) => `${found}, id: '${toId(title)}'`), map: null };
  },
};
