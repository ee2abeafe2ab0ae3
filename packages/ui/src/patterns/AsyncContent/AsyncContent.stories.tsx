import board from '@galleria/storybook/kit/board.module.css';
import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { fromProps } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton/index.ts';
import { Heading, Panel, Text } from '../../layout/index.ts';
import type { ShopError } from '../../state/resource.ts';
import { AsyncContent } from './AsyncContent.tsx';
import { FailedState } from './FailedState.tsx';

type State = { status: 'loading' } | { status: 'failed'; error: ShopError } | { status: 'ready'; name: string };

const ready = (name: string): State => ({ status: 'ready', name });
const failed = (error: ShopError): State => ({ status: 'failed', error });

const meta = preview.meta({
  ...fromProps(),
  title: 'Patterns/Async content',
  component: AsyncContent<State>,
  subcomponents: { FailedState },
  args: {
    state: ready('Ananya Rao'),
    skeleton: (
      <Panel>
        <Skeleton label="Loading your profile">
          <SkeletonBlock className={board.line} />
        </Skeleton>
      </Panel>
    ),
    failedTitle: 'Your profile could not be loaded',
    onRetry: fn(),
    children: (state) => (
      <Panel>
        <Text>{state.name}</Text>
      </Panel>
    ),
  },
  argTypes: {
    state: { control: 'object' },
    skeleton: { control: false },
    surface: { control: 'radio', options: ['panel', 'page'] },
    exit: { control: 'object' },
    children: { control: false },
  },
});

/** It is there: the content is drawn. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({
  args: {
    state: failed({ kind: 'business', message: 'The shop is being cleaned.' }),
    surface: 'page',
    exit: { href: '#orders', label: 'To your orders' },
  },
});

/** It is on its way: its skeleton stands in its place. */
export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your profile');
  },
});

/** The shop cannot be reached: trying again may help. */
export const Failed = meta.story({
  args: { state: failed({ kind: 'transport' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your profile could not be loaded');
    canvas.getByRole('button', { name: 'Try again' }).click();
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Asked again in vain: the button is busy meanwhile and keeps the focus, and the failure that stands there is not announced anew. */
export const FailedAgain = meta.story({
  args: { state: failed({ kind: 'transport' }), onRetry: fn(() => new Promise((resolve) => setTimeout(resolve, 50))) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    const again = canvas.getByRole('button', { name: 'Try again' });
    await user.click(again);
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await expect(again).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBe(alert);
  },
});

/** Asked again, it came: its heading has the focus that the button had. */
export const Recovered = meta.story({
  render: function Recovering(args) {
    const [state, setState] = useState<State>(failed({ kind: 'transport' }));
    return (
      <AsyncContent {...args} state={state} onRetry={async () => setState(await Promise.resolve(ready('Ananya Rao')))}>
        {(arrived) => (
          <Panel>
            <Heading level={2}>{arrived.name}</Heading>
          </Panel>
        )}
      </AsyncContent>
    );
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ananya Rao' })).toHaveFocus());
  },
});

/** The session has ended: the shopper signs in. */
export const Unauthorized = meta.story({
  args: { state: failed({ kind: 'unauthorized', message: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** It is not for this shopper: asking again is no use, leaving is. */
export const Forbidden = meta.story({
  args: { state: failed({ kind: 'forbidden', message: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** It is gone: the page says where else to go. */
export const NotFound = meta.story({
  args: { state: failed({ kind: 'notFound', message: 'This order is gone.' }), exit: { href: '#orders', label: 'To your orders' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To your orders' })).toHaveAttribute('href', '#orders');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const errors: readonly ShopError[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'transport' },
  { kind: 'contract' },
  ...(['unauthorized', 'invalid', 'forbidden', 'notFound', 'business', 'unknown'] as const).map((kind) => ({ kind, message: '' })),
];

/** Each kind of error, with our own words: a server that says more is heard instead. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:th'],
  render: ({ failedTitle, onRetry }) => (
    <Samples>
      {errors.map((error) => (
        <Sample key={error.kind} name={error.kind}>
          <Panel padding="none">
            <FailedState title={failedTitle} error={error} onRetry={onRetry} />
          </Panel>
        </Sample>
      ))}
    </Samples>
  ),
});

/** The server's own sentence is long, unbroken and Thai, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    failedTitle: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk could not be loaded',
    state: failed({
      kind: 'business',
      message: `${'Betriebswerkbauunterbeamtengesellschaft'.repeat(3)} หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวน <b>&amp;</b>`,
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBe(alert.clientWidth);
  },
});
