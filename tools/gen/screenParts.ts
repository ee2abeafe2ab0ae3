import type { ListCall } from './contract.ts';
import { camelOf, spokenOf, titleOf } from './names.ts';

/** The files in the folder of a new screen. */

export const draw = (name: string, { label }: ListCall) => {
  const id = camelOf(name);
  return `import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import * as styles from './${name}.css.ts';
import type { ${name}State } from './${name}.state.ts';

export interface ${name}Props {
  state: ${name}State;
  onRetry: () => void;
}

/** The ${spokenOf(name)} page. */
export function ${name}({ state, onRetry }: ${name}Props) {
  const { t } = useTranslation('${id}');
  return (
    <section className={styles.root} aria-labelledby="${kebab(name)}-title">
      <h1 id="${kebab(name)}-title" className={styles.title}>
        {t('title')}
      </h1>
      <Content {...{ state, onRetry }} />
    </section>
  );
}

function Content({ state, onRetry }: ${name}Props) {
  const { t } = useTranslation(['${id}', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('common:loading')} className={styles.list}>
          <SkeletonBlock className={styles.bone} />
          <SkeletonBlock className={styles.bone} />
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      );
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('${id}:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return <EmptyState className={styles.blank} title={t('${id}:empty')} />;
    case 'ready':
      return (
        <ul className={styles.list}>
          {state.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              {entry.${label ?? 'id'}}
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
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

export const drawStyles = `import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const title = componentStyle(text.title);
export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const entry = componentStyle({
  ...text.body,
  padding: space[4],
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
});
export const bone = componentStyle({ blockSize: 54, borderRadius: radius.card });
export const blank = componentStyle({ background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring });
`;

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

const kebab = (name: string) => spokenOf(name).replaceAll(' ', '-');
