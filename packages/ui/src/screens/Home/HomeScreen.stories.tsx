import { homeScenarios as scenarios } from '@galleria/mocks/scenarios/home.ts';
import { useHomeScreen } from '@galleria/storefront/screens/useHomeScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({ ...live(HomeScreen, useHomeScreen), title: 'Screens/Home' });

/** 24 recommended goods. */
export const Recommended = meta.story({ parameters: on(scenarios.ready), tags: ['smoke', 'visual:dark', 'visual:mobile'] });

/** The goods are on their way, in the layout that they will have. */
export const Loading = meta.story({ parameters: on(scenarios.loading) });

/** The goods could not be loaded. */
export const Failed = meta.story({ parameters: on(scenarios.failed) });

/** A new marketplace: no goods yet. */
export const Empty = meta.story({ parameters: on(scenarios.empty) });
