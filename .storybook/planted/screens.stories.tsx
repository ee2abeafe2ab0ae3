import { scenario } from '@galleria/mocks/scenario.ts';
import { on } from '../kit/live.tsx';
import { setNetworkOfStory } from '../kit/networks.ts';
import { openNetwork } from '../kit/openNetwork.ts';
import preview from '../preview.tsx';
import { Words } from './Faults.tsx';

const meta = preview.meta({ title: 'Screens/Planted' });

/** A screen that says it comes from data and never asks for any. */
export const NoCall = meta.story({
  render: () => <Words>Hand-made state.</Words>,
  parameters: on(scenario()),
  beforeEach: ({ id }) => setNetworkOfStory(id, openNetwork([])),
});

/** A screen without any scenario. */
export const NoScenario = meta.story({ render: () => <Words>No scenario.</Words> });
