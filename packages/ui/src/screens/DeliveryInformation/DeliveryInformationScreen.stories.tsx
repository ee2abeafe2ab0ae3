import { infoScenarios as scenarios } from '@galleria/mocks/scenarios/info.ts';
import { useDeliveryInformationScreen } from '@galleria/storefront/screens/useDeliveryInformationScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { DeliveryInformationScreen } from './DeliveryInformationScreen.tsx';

const stage = live(DeliveryInformationScreen, useDeliveryInformationScreen);
const meta = preview.meta({ ...stage, title: 'Screens/Delivery information', parameters: { ...stage.parameters, stateFrom: 'props' } });

/** The three ways, and a table of times and fees that reflows and stays a table. */
export const Default = meta.story({
  parameters: on(scenarios.ready, '/delivery/information'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(table.getAllByRole('rowheader')).toHaveLength(4);
    await expect(table.getByText(/^1[–-]2/)).toBeVisible();
  },
});
