import '@galleria/ui/theme';
import { loadFonts } from '@galleria/ui/fonts/loadFonts';
import { localeCodes } from '@galleria/ui/locales';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
// Its own entry would bring all blocks of docs pages along with the first story.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { brandTheme, prefersDark } from './boards/brand.ts';
import './docs/docs.css';
import { addDocsColours } from './docs/docsColours.ts';
import { linkDomain } from './docs/documentMarkdown.ts';
import { readableTypes } from './docs/propTypes.ts';
import { configure } from 'storybook/test';
import { addChromatic } from './kit/chromatic.ts';
import { freezeClock } from './kit/clock.ts';
import { axe, checkGates, openGates } from './kit/gates.ts';
import { scenarioArg, storyControls } from './kit/controls.ts';
import { setConditions } from './kit/conditions.ts';
import { isTest } from './kit/isTest.ts';
import { beginAsScripted, drawAsChosen } from './kit/playAsScripted.ts';
import { beginSeen } from './kit/seen.ts';
import { localeOfGlobals, themeOfGlobals, toolbar, widths } from './kit/toolbar.ts';
import { waitForWhatFadesIn } from './kit/visible.ts';

// Parts are fetched and pictures made while a story plays, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });
waitForWhatFadesIn();
addDocsColours();

// The blocks of docs pages are no part of a story.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }));

/** A screen has a board of its states, and references to docs/domain in what a component says of itself are links. */
const docs = {
  page: () => (
    <Suspense>
      <DocsPage />
    </Suspense>
  ),
  theme: brandTheme(prefersDark.matches),
  source: { type: 'code' as const },
  extractComponentDescription: (component: unknown) => linkDomain(extractComponentDescription(component)),
};

export default definePreview({
  addons: [addonA11y(), definePreviewAddon<DocsTypes>(addonDocs)],
  tags: ['autodocs'],
  argTypesEnhancers: [readableTypes, storyControls, addChromatic],
  argsEnhancers: [scenarioArg],
  ...toolbar,
  parameters: {
    a11y: axe,
    layout: 'padded',
    // With what each is for.
    controls: { expanded: true },
    docs,
    // A designer sees as far as it went, and why in the Interactions panel.
    throwPlayFunctionExceptions: isTest(),
    viewport: { options: widths },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Screens'],
          'Docs',
          ['Architecture', 'Domain', ['Map']],
          'Foundations',
          'Screens',
          // The shopper's way: boards/ways.ts. Storybook reads this order without running the file.
          [
            'Home',
            'Goods search',
            'Goods detail',
            'Merchant street',
            'Merchant search',
            'Merchant home',
            'Top list',
            'Activity list',
            'Cart',
            'Order confirm',
            'Card payment',
            'QR payment',
            'Payment result',
            'Order list',
            'Order detail',
            'Logistics',
            'Refund request',
            'Refund list',
            'Refund detail',
            'Review form',
            'Review list',
            'User centre',
            'User info',
            'Address list',
            'Coupon list',
            'Points',
            'Collection list',
            'Merchant application',
            'Application record',
            'Merchant qualification',
            'Login',
            'Third-party callback',
            'About us',
            'Contact us',
            'Delivery information',
            'Policy',
            'Privacy agreement',
            'Error',
          ],
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
  loaders: [() => Promise.all(localeCodes.map(loadFonts)), beginAsScripted],
  beforeEach: ({ id, globals, parameters }) => {
    document.documentElement.dataset['theme'] = themeOfGlobals(globals);
    document.documentElement.lang = localeOfGlobals(globals);
    setConditions(globals);
    openGates(id);
    beginSeen({ id, parameters });
    return freezeClock();
  },
  afterEach: [drawAsChosen, checkGates],
});
