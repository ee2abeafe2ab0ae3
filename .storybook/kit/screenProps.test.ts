import { expect, test } from 'vitest';
import { createSpies, screenProps } from './screenProps.ts';

interface Props {
  tab: string;
  page?: number;
  onTab: (tab: string) => string;
  hrefOf: (page: number) => string;
}

const props: Props = { tab: 'toPay', page: 2, onTab: (tab) => `went to ${tab}`, hrefOf: String };

test('what Controls set wins over the hook, and what they leave open does not', () => {
  expect(screenProps(props, { tab: 'toShip', page: undefined }, createSpies())).toMatchObject({ tab: 'toShip', page: 2 });
});

test('the scenario that Controls choose is no prop of the screen', () => {
  const args: Partial<Props> & { scenario?: string } = { tab: 'toShip', scenario: 'failed' };
  expect(screenProps(props, args, createSpies())).not.toHaveProperty('scenario');
});

test('a callback still does what it does, and stays the same while the hook gives the same', () => {
  const spyOn = createSpies();
  const [first, second] = [screenProps(props, {}, spyOn), screenProps(props, {}, spyOn)];
  expect(first.onTab).not.toBe(props.onTab);
  expect(first.onTab('toShip')).toBe('went to toShip');
  expect(second.onTab).toBe(first.onTab);
  expect(first.hrefOf).toBe(props.hrefOf);
});

test('a callback of the story itself takes the place of the hook’s', () => {
  expect(screenProps(props, { onTab: () => 'nowhere' }, createSpies()).onTab('toShip')).toBe('nowhere');
});
