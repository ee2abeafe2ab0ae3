import { expect, it } from 'vitest';
import { usedIcons } from './usedIcons.ts';

it('finds icons by the names that lucide gives them, and who uses them', () => {
  const sources = {
    'src/components/Menu/Menu.tsx': "import { ChevronDown, type LucideIcon } from 'lucide-react';",
    'src/shell/Header/Header.tsx': "import {\n  ChevronDown as Arrow,\n  Box,\n} from 'lucide-react';\nimport { Menu } from './Menu';",
  };
  expect([...usedIcons(sources)]).toEqual([
    ['Box', ['Header']],
    ['ChevronDown', ['Menu', 'Header']],
  ]);
});
