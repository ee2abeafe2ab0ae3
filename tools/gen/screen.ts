import { type Locale, localeCodes } from '../../packages/ui/src/i18n/locales.ts';
import { addExport, refuseExported } from './component.ts';
import type { ListCall } from './contract.ts';
import { addEntry, addImport, addLast } from './edit.ts';
import { camelOf, checkPascal, spokenOf, titleOf } from './names.ts';
import { has, newFiles, type Plan, Refusal, type Tree } from './plan.ts';
import { draw, drawState, drawStateTest, drawStories } from './screenParts.ts';

const library = 'packages/ui/src';
const storefront = 'packages/storefront/src';

const english = { failed: 'This page could not be loaded', empty: 'Nothing here yet' };

/**
 * What every new screen says in other languages. Its title is English in all of them, and so is everything in a language
 * that is not here: messages.test.ts fails until it is translated.
 */
const translated: Readonly<Partial<Record<Locale, typeof english>>> = {
  'zh-CN': { failed: '页面加载失败', empty: '暂无内容' },
  es: { failed: 'No se ha podido cargar esta página', empty: 'Aún no hay nada aquí' },
  fr: { failed: 'Impossible de charger cette page', empty: 'Rien ici pour l’instant' },
  th: { failed: 'โหลดหน้านี้ไม่สำเร็จ', empty: 'ยังไม่มีรายการ' },
  lo: { failed: 'ໂຫຼດໜ້ານີ້ບໍ່ສຳເລັດ', empty: 'ຍັງບໍ່ມີລາຍການ' },
};

/** A screen over one call: its states, texts, scenarios and stories, the storefront's hook and its route. */
export async function planScreen(tree: Tree, name: string, find: () => Promise<ListCall>): Promise<Plan> {
  checkPascal('screen', name);
  const id = camelOf(name);
  const place = `screens/${name}`;
  for (const path of [`${library}/${place}`, `${library}/components/${name}`, `${library}/patterns/${name}`])
    if (has(tree, path)) throw new Refusal(`There is a ${path} already. Choose another name, or delete it first.`);
  const call = await find();
  const screen = `${name}Screen`;
  const sizes = call.paged ? [`${id}PageSize`] : [];
  const names = [screen, `type ${screen}Props`, `type ${name}State`, ...sizes, `${id}State`, `${id}Texts`];
  refuseExported(tree, names);

  const { files, add, edit } = newFiles(tree);
  add(`${library}/${place}/${screen}.tsx`, draw(name, call));
  add(`${library}/${place}/${screen}.state.ts`, drawState(name, call));
  add(`${library}/${place}/${screen}.state.test.ts`, drawStateTest(name, call));
  add(`${library}/${place}/${screen}.stories.tsx`, drawStories(name, call));
  add(`${library}/${place}/texts.ts`, namespacesOf(id));
  add(`${library}/${place}/index.ts`, index(name, call));
  edit(`${library}/screens/index.ts`, (text) => addExport(text, name));
  for (const locale of localeCodes)
    add(`${library}/i18n/${locale}/${id}.json`, JSON.stringify({ title: titleOf(name), ...(translated[locale] ?? english) }));
  edit(`${library}/i18n/messages.ts`, (text) => addNamespace(text, id));
  add(`mocks/scenarios/${id}.ts`, scenarios(name, call));
  add(`${storefront}/screens/use${name}Screen.ts`, hook(name, call));
  add(`${storefront}/routes/${name}Route.tsx`, route(name));
  const isPublic = call.access === 'public';
  const row = isPublic ? `path: '/${snakeOf(name)}'` : `...account, path: '/users/${snakeOf(name)}'`;
  edit(`${storefront}/routes/pages.ts`, (text) =>
    addLast(text, { from: 'export const pages = {\n', to: '\n} as const satisfies' }, `  ${id}: { ${row} },\n`),
  );
  edit(`${storefront}/routes/${isPublic ? 'shop' : 'account'}Loaders.ts`, (text) =>
    addLast(
      addImport(text, '@galleria/ui/screens', `${id}Texts`),
      { from: 'Loader> = {\n', to: '\n};' },
      `  ${id}: { load: () => import('./${name}Route.tsx'), texts: ${id}Texts },\n`,
    ),
  );
  return {
    files,
    next: [
      `Translate "title" in packages/ui/src/i18n/{${localeCodes.join(',')}}/${id}.json: messages.test.ts fails until it is more than English. Say there what failed and what is empty, too.`,
      `Look at its row in ${storefront}/routes/pages.ts: its address, and its entry in the menu. Give what links to it an address in paths.ts.`,
      `Make ${screen}.state.ts say all that can be the case, and "empty" in mocks/scenarios/${id}.ts a state of the market.`,
      `See it in "Screens/${titleOf(name)}", test it by: pnpm exec vitest run --project stories ${library}/${place}`,
      'Accept its pictures in the end: pnpm build-storybook && pnpm visual:update',
    ],
  };
}

function addNamespace(text: string, id: string): string {
  return addEntry(
    text,
    { from: 'export interface Messages {\n', to: '\n}', entry: /^ {2}(\w+): /gm },
    id,
    `  ${id}: typeof import('./en/${id}.json');\n`,
  );
}

const namespacesOf = (id: string) => `import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside \`common\`. */
export const ${id}Texts = ['${id}'] as const satisfies readonly Namespace[];
`;

const index = (name: string, { paged }: ListCall) => {
  const id = camelOf(name);
  return `export { ${name}Screen, type ${name}ScreenProps } from './${name}Screen.tsx';
export { type ${name}State, ${paged ? `${id}PageSize, ` : ''}${id}State } from './${name}Screen.state.ts';
export { ${id}Texts } from './texts.ts';
`;
};

const scenarios = (name: string, { name: call, access, paged }: ListCall) => {
  const guest = access === 'public';
  return `import { ${call} } from '@galleria/api';
import { respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of the ${spokenOf(name)} page. */
export const ${camelOf(name)}Scenarios = standardStates({
  endpoints: [${call}],${guest ? '\n  ready: scenario({ guest: true }),' : ''}
  empty: scenario({ ${guest ? 'guest: true, ' : ''}network: () => [respondWith(${call}, ${paged ? '{ list: [], total: 0 }' : '[]'})] }),
});
`;
};

const hook = (name: string, call: ListCall) => (call.paged ? pagedHook : plainHook)(name, call);

const plainHook = (name: string, { name: call, query }: ListCall) => {
  const input = Object.keys(query).length ? `{ query: ${JSON.stringify(query)} }` : '{}';
  return `import { ${call} } from '@galleria/api';
import { type ${name}ScreenProps, ${camelOf(name)}State } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

/** Everything the ${spokenOf(name)} page gets. */
export function use${name}Screen(): ${name}ScreenProps {
  const { resource, reload } = useResource(request(${call}, ${input}), (items) => ({ items }));
  return { state: ${camelOf(name)}State(resource), onRetry: reload };
}
`;
};

const pagedHook = (name: string, { name: call, query }: ListCall) => {
  const id = camelOf(name);
  const fixed = Object.entries(query).filter(([field]) => field !== 'page' && field !== 'limit');
  const asked = ['page', `limit: ${id}PageSize`, ...fixed.map(([field, value]) => `${field}: ${JSON.stringify(value)}`)];
  return `import { ${call} } from '@galleria/api';
import { type ${name}ScreenProps, ${id}PageSize, ${id}State } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

const hrefOf = (page: number) => \`?page=\${page}\`;

/** Everything the ${spokenOf(name)} page gets: the page from the address, what stands on it from the server. */
export function use${name}Screen(): ${name}ScreenProps {
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(request(${call}, { query: { ${asked.join(', ')} } }));
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, ${id}PageSize, hrefOf);
  return { state: ${id}State(resource), page, hrefOf, onRetry: reload };
}
`;
};

const route = (name: string) => `import { ${name}Screen } from '@galleria/ui/screens';
import { use${name}Screen } from '../screens/use${name}Screen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(${name}Screen, use${name}Screen);
`;

/** `GiftCards` is `gift_cards` in an address. */
const snakeOf = (name: string) => camelOf(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
