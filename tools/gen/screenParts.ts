import type { ListCall } from './contract.ts';
import { camelOf, spokenOf, titleOf } from './names.ts';

/** The files in the folder of a new screen. */

export const draw = (name: string, { label }: ListCall) => {
  const id = camelOf(name);
  return `import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { PageHeader, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import type { ${name}State } from './${name}.state.ts';

export interface ${name}Props {
  state: ${name}State;
  onRetry: () => void;
}

/** The ${spokenOf(name)} page. */
export function ${name}({ state, onRetry }: ${name}Props) {
  const { t } = useTranslation(['${id}', 'common']);
  return (
    <Stack>
      <PageHeader title={t('${id}:title')} />
      <AsyncContent
        state={state}
        skeleton={<EntriesSkeleton label={t('common:loading')} />}
        failedTitle={t('${id}:failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Panel>
              <Stack as="ul" gap={3}>
                {arrived.entries.map((entry) => (
                  <Text key={entry.id} as="li">
                    {entry.${label ?? 'id'}}
                  </Text>
                ))}
              </Stack>
            </Panel>
          ) : (
            <Panel padding="none">
              <EmptyState title={t('${id}:empty')} />
            </Panel>
          )
        }
      </AsyncContent>
    </Stack>
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

export const drawState = (name: string, { label }: ListCall) => `import type { Resource, ShopError } from '../../state/resource.ts';

/** What the page shows of one entry. */
interface ${name}Entry {
  id: number;${label ? ` ${label}: string;` : ''}
}

/** What the page shows. */
export type ${name}State =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; entries: readonly ${name}Entry[] };

/** The one way from data to what the screen shows. */
export function ${camelOf(name)}State(resource: Resource<{ items: readonly ${name}Entry[] }>): ${name}State {
  if (resource.status !== 'ready') return resource;
  const { items } = resource.data;
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', entries: items };
}
`;

export const drawStateTest = (name: string, { label }: ListCall) => {
  const state = `${camelOf(name)}State`;
  return `import { expect, test } from 'vitest';
import { ${state} } from './${name}.state.ts';

const entry = { id: 7${label ? `, ${label}: 'The seventh'` : ''} };

test('what is not there yet or could not be loaded says so', () => {
  const error = { kind: 'business', message: 'The shop is being cleaned.' } as const;
  expect(${state}({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(${state}({ status: 'failed', error })).toEqual({ status: 'failed', error });
});

test('no entries make an empty page', () => {
  expect(${state}({ status: 'ready', data: { items: [] }, refreshing: false })).toEqual({ status: 'empty' });
});

test.each([false, true])('entries are shown, whether they are being refreshed (%s) or not', (refreshing) => {
  expect(${state}({ status: 'ready', data: { items: [entry] }, refreshing })).toEqual({ status: 'ready', entries: [entry] });
});
`;
};

export const drawStories = (name: string) => {
  const id = camelOf(name);
  return `import { ${id}Scenarios as scenarios } from '@galleria/mocks/scenarios/${id}.ts';
import { use${name}Screen } from '@galleria/storefront/screens/use${name}Screen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ ...live(${name}, use${name}Screen, { ground: 'page' }), title: 'Screens/${titleOf(name)}' });

/** There is something to show. */
export const Ready = meta.story({
  parameters: on(scenarios.ready),
  tags: ['smoke', 'visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible();
  },
});

/** The answer is on its way, in the layout that it will have. */
export const Loading = meta.story({
  parameters: on(scenarios.loading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading …')).toBeInTheDocument();
  },
});

/** The answer could not be loaded: why, and a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** There is nothing yet. */
export const Empty = meta.story({
  parameters: on(scenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
});
`;
};
