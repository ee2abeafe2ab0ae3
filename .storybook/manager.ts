import { addons } from 'storybook/manager-api';
import { addressChanged } from './boards/events.ts';
import { brandTheme, prefersDark } from './boards/brand.ts';
import { StateLabel } from './boards/StateLabel.ts';

// Closed until somebody looks there: with each step of a story the sidebar is drawn anew, all rows that are open with it
// (docs/decisions/14-boards-and-search.md).
const collapsedRoots = ['docs', 'foundations', 'flows', 'shell', 'patterns', 'layout', 'components'];

const paint = () => addons.setConfig({ theme: brandTheme(prefersDark.matches), sidebar: { renderLabel: StateLabel, collapsedRoots } });
paint();
prefersDark.addEventListener('change', paint);

// What is chosen on a board stands in the address of the whole, so that a link shows the same to the next person.
addons.register('galleria/boards', (api) => {
  api.on(addressChanged, (chosen: Record<string, string | null>) => api.applyQueryParams(chosen, { replace: true }));
});
