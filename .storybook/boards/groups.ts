import type { StateKind } from './states.ts';

/** The stories of a screen that stand in a group of their own in the sidebar; its states stand beside these. */
const groups: Readonly<Partial<Record<StateKind, string>>> = { action: 'Actions', fault: 'Faults' };

/** A screen with fewer stories is shown whole. */
const fewest = 8;

/** The title of a story by its kind. A screen without states has no groups: its docs page has the title of its first story. */
export function groupedTitle(title: string, kind: StateKind | undefined, ofScreen: readonly (StateKind | undefined)[]): string {
  const group = kind && groups[kind];
  const isGrouped = title.startsWith('Screens/') && ofScreen.length >= fewest && ofScreen.includes('state');
  return group && isGrouped ? `${title}/${group}` : title;
}

/** The title that a story has in its file. */
export const ungrouped = (title: string) => title.replace(/^(Screens\/[^/]+)\/(?:Actions|Faults)$/, '$1');
