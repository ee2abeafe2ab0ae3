import { createElement, type ReactNode } from 'react';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { prefersDark } from './brand.ts';

interface Item {
  name: string;
  type: string;
  tags?: readonly string[];
  /** The id of what it stands in. */
  parent?: string;
}

/** An entry of the sidebar: a story of a screen says whether it is an action or a fault, where no group says so. */
export function StateLabel({ name, type, tags, parent = '' }: Item): ReactNode {
  const kind =
    type === 'story' && !/-(actions|faults)$/.test(parent) ? ['action', 'fault'].find((kind) => tags?.includes(kind)) : undefined;
  if (kind === undefined) return name;
  const { muted, danger } = (prefersDark.matches ? dark : light).color;
  // Without JSX: Storybook builds the manager for a React that is a global.
  return createElement(
    'span',
    { style: { display: 'flex', gap: 8, justifyContent: 'space-between', inlineSize: '100%' } },
    name,
    createElement('small', { style: { color: kind === 'fault' ? danger : muted } }, kind),
  );
}
