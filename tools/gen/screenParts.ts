import type { ListCall } from './contract.ts';
import { camelOf, spokenOf, titleOf } from './names.ts';

/** The files in the folder of a new screen. */

export const draw = (name: string, { label, paged }: ListCall) => {
  const id = camelOf(name);
  const pages = paged ? '  /** The present page, from 1. */\n  page: number;\n  hrefOf: (page: number) => string;\n' : '';
  const given = paged ? 'state, page, hrefOf, onRetry' : 'state, onRetry';
  return `'use client';

import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Panel, Stack, Text } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import type { ${name}State } from './${name}Screen.state.ts';

export interface ${name}ScreenProps {
  state: ${name}State;
${pages}  onRetry: () => void;
}

/** The ${spokenOf(name)} page. */
export function ${name}Screen({ ${given} }: ${name}ScreenProps) {
  const { t } = useTranslation(['${id}', 'common']);
  return (
    <ListPage
      title={t('${id}:title')}
      state={state}
      skeleton={<EntriesSkeleton label={t('common:loading')} />}
      failedTitle={t('${id}:failed')}
      onRetry={onRetry}
      empty={<EmptyState title={t('${id}:empty')} />}
      ${paged ? 'page={page} hrefOf={hrefOf}' : ''}
    >
      {({ entries }) => (
        <Stack as="ul" gap={3}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Panel>
                <Text>{entry.${label ?? 'id'}}</Text>
              </Panel>
            </li>
          ))}
        </Stack>
      )}
    </ListPage>
  );
}

function EntriesSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Panel>
        <SkeletonText lines={3} />
      </Panel>
    </Skeleton>
  );
}
`;
};

export const drawState = (name: string, { label, paged }: ListCall) => {
  const id = camelOf(name);
  const size = `/** How many entries a page has. */\nexport const ${id}PageSize = 20;\n\n`;
  return `import type { Resource, ShopError } from '../../state/resource.ts';

${paged ? size : ''}/** What the page shows of one entry. */
interface ${name}Entry {
  id: number;${label ? ` ${label}: string;` : ''}
}

/** What the page shows. */
export type ${name}State =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; entries: readonly ${name}Entry[]${paged ? '; pages: number' : ''} };

/** The one way from data to what the screen shows. */
export function ${id}State(resource: Resource<{ items: readonly ${name}Entry[]${paged ? '; total: number' : ''} }>): ${name}State {
  if (resource.status !== 'ready') return resource;
  const { items${paged ? ', total' : ''} } = resource.data;
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', entries: items${paged ? `, pages: Math.ceil(total / ${id}PageSize)` : ''} };
}
`;
};

export const drawStateTest = (name: string, { label, paged }: ListCall) => {
  const id = camelOf(name);
  const state = `${id}State`;
  const data = (items: string, total: string) => `{ items: ${items}${paged ? `, total: ${total}` : ''} }`;
  return `import { expect, test } from 'vitest';
import { ${paged ? `${id}PageSize, ` : ''}${state} } from './${name}Screen.state.ts';

const entry = { id: 7${label ? `, ${label}: 'The seventh'` : ''} };

test('what is not there yet or could not be loaded says so', () => {
  const error = { kind: 'business', message: 'The shop is being cleaned.' } as const;
  expect(${state}({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(${state}({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('no entries make an empty page', () => {
  expect(${state}({ status: 'ready', data: ${data('[]', '0')}, refreshing: false })).toEqual({ status: 'empty' });
});

test.each([false, true])('entries are shown, whether they are being refreshed (%s) or not', (refreshing) => {
  const data = ${data('[entry]', `${id}PageSize + 1`)};
  expect(${state}({ status: 'ready', data, refreshing })).toEqual({ status: 'ready', entries: [entry]${paged ? ', pages: 2' : ''} });
});
`;
};

export const drawStories = (name: string, { access }: ListCall) => {
  const id = camelOf(name);
  const signedOut = `
/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut), play: expectSignedOut });
`;
  return `import { ${id}Scenarios as scenarios } from '@galleria/mocks/scenarios/${id}.ts';
import { use${name}Screen } from '@galleria/storefront/screens/use${name}Screen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden${access === 'token' ? ', expectSignedOut' : ''} } from '@galleria/storybook/kit/standardPlays.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ${name}Screen } from './${name}Screen.tsx';

const meta = preview.meta({ ...live(${name}Screen, use${name}Screen, { ground: 'page' }), title: 'Screens/${titleOf(name)}' });

/** There is something to show. */
export const Ready = meta.story({
  parameters: on(scenarios.ready),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible();
  },
});

/** The answer is on its way, in the layout that it will have. */
export const Loading = meta.story({
  parameters: on(scenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
});

/** The answer could not be loaded: why, and a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden), play: expectForbidden });
${access === 'token' ? signedOut : ''}
/** There is nothing yet. */
export const Empty = meta.story({
  parameters: on(scenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
});
`;
};
