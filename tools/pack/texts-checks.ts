import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import type { Check } from './check.ts';
import { buildApp, type Consumer, type Sources } from './consumer.ts';
import { opens } from './opens.ts';
import { addedApp, forgottenApp, startedApp, textsApp } from './texts-apps.ts';
import { guideForm, guidePage } from './guide-app.ts';
import { resolutions, typecheck } from './typecheck.ts';

/** The checks of screens and their texts, which need the optional peers. */
export const textsChecks: readonly Check[] = [
  {
    name: 'the page of the guide needs React alone',
    run: async (consumer) => {
      const { text } = await visit(consumer, 'guide-page', guidePage());
      if (!text.includes('A birthday')) throw new Error(`It does not say "A birthday": ${text}`);
    },
  },
  {
    name: 'an app without the peers of a screen does not build, and reads which it lacks',
    run: async (consumer) => {
      const message = await buildApp(consumer, 'peerless', startedApp).then(() => 'nothing', String);
      for (const peer of ['i18next', 'react-i18next']) {
        if (!message.includes(`optional-peer-dep:${peer}:@galleria/ui`))
          throw new Error(`The build should name ${peer}. It says: ${message}`);
      }
    },
  },
  ...resolutions.map(
    (moduleResolution): Check => ({
      name: `a screen and its texts have types under ${moduleResolution}, beside those of an app`,
      run: (consumer) => {
        consumer.addOptionalPeers();
        const errors = typecheck(consumer, `texts-${moduleResolution}`, textsApp, moduleResolution);
        if (errors !== '') throw new Error(errors);
      },
    }),
  ),
  {
    name: 'an app without i18next of its own starts the texts, and loads those of its screen alone',
    run: async (consumer) => {
      const { fetched, text } = await visit(consumer, 'started', startedApp);
      const loaded = fetched.flatMap((file) => /\/fr\.(\w+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? []);
      if (loaded.toSorted().join() !== 'common,points') throw new Error(`It loads the texts ${loaded.join(', ')}.`);
      if (!text.includes(french)) throw new Error(`Its screen does not say "${french}".`);
    },
  },
  {
    name: 'an app with an i18next of its own keeps its names and settings beside the texts',
    run: async (consumer) => {
      const { text } = await visit(consumer, 'added', addedApp);
      for (const words of ['Dots', french]) if (!text.includes(words)) throw new Error(`It does not say "${words}": ${text}`);
    },
  },
  {
    name: 'the form of the guide is typed, and does what it says',
    run: async (consumer) => {
      const errors = typecheck(consumer, 'guide-types', guideForm(), 'bundler');
      if (errors !== '') throw new Error(errors);
      const app = await buildApp(consumer, 'guide-form', guideForm());
      await opens(app, {
        async check(page) {
          await page.getByRole('button', { name: 'Choose A birthday' }).click();
          await page.getByRole('button', { name: 'Send gift card' }).click();
          await page.getByText('Enter an e-mail address.').waitFor();
        },
      });
    },
  },
  {
    name: 'an app that forgot the texts shows no key, and reads what to call',
    run: async (consumer) => {
      const { told, text } = await visit(consumer, 'forgotten', forgottenApp, {
        mayTell: true,
        // The sentence is fetched when it is told.
        check: (page) => page.waitForLoadState('networkidle'),
      });
      const calls = told.filter((sentence) => sentence.includes('await startTexts('));
      if (calls.length !== 1) throw new Error(`The console should say once to call startTexts. It says: ${told.join('; ')}`);
      if (!/^[\d\s]*Save\s*$/.test(text)) throw new Error(`Only its own button should be read, and not: ${text}`);
    },
  },
];

/** What the page of the points is called in French. */
const { header }: { header: { points: string } } = JSON.parse(readFileSync(path.join(root, 'packages/ui/src/i18n/fr/common.json'), 'utf8'));
const french = header.points;

const visit = async (consumer: Consumer, name: string, sources: Sources, opening?: Parameters<typeof opens>[1]) =>
  opens(await buildApp(consumer, name, sources), opening);
