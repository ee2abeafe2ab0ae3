import '@galleria/ui/fonts';
import '@galleria/ui/theme';
import { loadFonts } from '@galleria/ui/fonts';
import { localeCodes } from '@galleria/ui/locales';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import './docs/docs.css';
import { linkDomain } from './docs/documentMarkdown.ts';
import { readableTypes } from './docs/propTypes.ts';
import { configure } from 'storybook/test';
import { freezeClock } from './kit/clock.ts';
import { axe, checkGates, openGates } from './kit/gates.ts';
import { localeOfGlobals, themeOfGlobals, toolbar } from './kit/toolbar.ts';

// Parts are fetched and pictures made while a story plays, and a busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

/** References to docs/domain in what a component says of itself are links. */
const docs = {
  source: { type: 'code' as const },
  extractComponentDescription: (component: unknown) => linkDomain(extractComponentDescription(component)),
};

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [readableTypes],
  ...toolbar,
  parameters: {
    a11y: axe,
    layout: 'padded',
    docs,
    options: {
      storySort: {
        order: [
          'Start here',
          'Docs',
          ['Architecture', 'Domain', ['Map']],
          'Foundations',
          'Screens',
          'Flows',
          'Shell',
          'Patterns',
          'Layout',
          'Components',
        ],
      },
    },
  },
  // All scripts: hostile texts are in any of them. Only the letters that a story shows are loaded.
  loaders: [() => Promise.all(localeCodes.map(loadFonts))],
  beforeEach: ({ id, globals }) => {
    document.documentElement.dataset['theme'] = themeOfGlobals(globals);
    document.documentElement.lang = localeOfGlobals(globals);
    openGates(id);
    return freezeClock();
  },
  afterEach: checkGates,
});
