import { expect, it } from 'vitest';
import { usedIcons } from './usedIcons.ts';

it('finds icons by the names that lucide gives them, and who uses them', () => {
  const sources = {
    'src/components/Menu/Menu.tsx': "import { ChevronDown, type IconNode } from 'lucide';",
    'src/shell/Header/Header.tsx': "import {\n  ChevronDown as Arrow,\n  Box,\n} from 'lucide';\nimport { Menu } from './Menu';",
  };
  expect([...usedIcons(sources)]).toEqual([
    ['Box', ['Header']],
    ['ChevronDown', ['Menu', 'Header']],
  ]);
});
