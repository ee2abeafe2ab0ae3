import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bin } from './bin.ts';
import { root } from './paths.ts';

/** The one file, or one of the few, that may import a package, by the rule that keeps the others from it. */
const doors = {
  '@formisch/react': 'packages/ui/src/forms/formisch.ts',
  '@radix-ui/react-dialog': 'packages/ui/src/components/Dialog/Dialog.tsx',
  '@radix-ui/react-tabs': 'packages/ui/src/components/Tabs/Tabs.tsx',
  'react-i18next': 'packages/ui/src/i18n/useTranslation.ts',
  downshift: 'packages/ui/src/components/Combobox/useCombobox.ts',
  'decimal.js': 'packages/api/src/money/arithmetic.ts',
};

// A rule about a package that the run leaves out never fails: it must be seen where it may be imported.
test('the rules see the packages that have one door', () => {
  const args = [bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', '--max-depth', '1', '--output-type', 'csv'];
  const seen = execFileSync(process.execPath, [...args, ...Object.values(doors)], { cwd: root, encoding: 'utf8' });
  const [head = ''] = seen.split('\n');
  for (const name of Object.keys(doors)) expect(head).toContain(`/node_modules/${name}/`);
}, 30_000);
