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
  es: { failed: 'No se pudo cargar esta página', empty: 'Aún no hay nada aquí' },
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
  const names = [name, `type ${name}Props`, `type ${name}State`, `${id}State`, `${id}Texts`];
  refuseExported(tree, names);
  const call = await find();

  const { files, add, edit } = newFiles(tree);
  add(`${library}/${place}/${name}.tsx`, draw(name, call));
  add(`${library}/${place}/${name}.state.ts`, drawState(name, call));
  add(`${library}/${place}/${name}.state.test.ts`, drawStateTest(name, call));
  add(`${library}/${place}/${name}.stories.tsx`, drawStories(name));
  add(`${library}/${place}/texts.ts`, namespacesOf(id));
  add(`${library}/${place}/index.ts`, index(name));
  edit(`${library}/screens/index.ts`, (text) => addExport(text, name, names));
  for (const locale of localeCodes)
    add(`${library}/i18n/${locale}/${id}.json`, JSON.stringify({ title: titleOf(name), ...(translated[locale] ?? english) }));
  edit(`${library}/i18n/messages.ts`, (text) => addNamespace(text, id));
  add(`mocks/scenarios/${id}.ts`, scenarios(name, call));
  add(`${storefront}/screens/use${name}Screen.ts`, hook(name, call));
  add(`${storefront}/routes/${name}Route.tsx`, route(name));
  const isPublic = call.access === 'public';
  const row = isPublic
    ? `path: '/${snakeOf(name)}', budget: { afterHome: 20_000 }`
    : `...account, path: '/users/${snakeOf(name)}', budget: { afterAccount: 20_000 }`;
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
      `Make ${name}.state.ts say all that can be the case, and "empty" in mocks/scenarios/${id}.ts a state of the market.`,
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

const index = (name: string) => `export { ${name}, type ${name}Props } from './${name}.tsx';
export { type ${name}State, ${camelOf(name)}State } from './${name}.state.ts';
export { ${camelOf(name)}Texts } from './texts.ts';
`;

const namespacesOf = (id: string) => `import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page, beside \`common\`. */
export const ${id}Texts = ['${id}'] as const satisfies readonly Namespace[];
`;

const scenarios = (name: string, { name: call, access, paged }: ListCall) => {
  const guest = access === 'public' ? 'guest: true, ' : '';
  return `import { ${call} } from '@galleria/api';
import { businessError, pending, respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';

/** States of the ${spokenOf(name)} page. */
export const ${camelOf(name)}Scenarios = {
  ready: scenario(${guest && '{ guest: true }'}),
  loading: scenario({ ${guest}network: () => [pending(${call})] }),
  failed: scenario({ ${guest}network: () => [businessError(${call}, 500)] }),
  empty: scenario({ ${guest}network: () => [respondWith(${call}, ${paged ? '{ list: [], total: 0 }' : '[]'})] }),
};
`;
};

const hook = (name: string, { name: call, paged, query }: ListCall) => {
  const input = Object.keys(query).length ? `{ query: ${JSON.stringify(query)} }` : '{}';
  return `import { ${call} } from '@galleria/api';
import { type ${name}Props, ${camelOf(name)}State } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

/** Everything the ${spokenOf(name)} page gets. */
export function use${name}Screen(): ${name}Props {
  const list = useResource(request(${call}, ${input})${paged ? '' : ', (items) => ({ items })'});
  return { state: ${camelOf(name)}State(list.resource), onRetry: list.reload };
}
`;
};

const route = (name: string) => `import { ${name} } from '@galleria/ui/screens';
import { use${name}Screen } from '../screens/use${name}Screen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(${name}, use${name}Screen);
`;

/** `GiftCards` is `gift_cards` in an address. */
const snakeOf = (name: string) => camelOf(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
