import { addExport, refuseExported } from './component.ts';
import type { ListCall } from './contract.ts';
import { addEntry, addLast, namesIn, withName } from './edit.ts';
import { camelOf, checkPascal, spokenOf, titleOf } from './names.ts';
import { has, newFiles, type Plan, Refusal, type Tree } from './plan.ts';
import { draw, drawState, drawStateTest, drawStories } from './screenParts.ts';

const library = 'packages/ui/src';
const storefront = 'packages/storefront/src';

/**
 * What every new screen says, in each language. Its title is English in all of them: messages.test.ts fails until it is
 * translated.
 */
const texts: Readonly<Record<string, { failed: string; empty: string }>> = {
  en: { failed: 'This page could not be loaded', empty: 'Nothing here yet' },
  'zh-CN': { failed: '页面加载失败', empty: '暂无内容' },
  es: { failed: 'No se pudo cargar esta página', empty: 'Aún no hay nada aquí' },
  fr: { failed: 'Impossible de charger cette page', empty: 'Rien ici pour l’instant' },
  th: { failed: 'โหลดหน้านี้ไม่สำเร็จ', empty: 'ยังไม่มีรายการ' },
  lo: { failed: 'ໂຫຼດໜ້ານີ້ບໍ່ສຳເລັດ', empty: 'ຍັງບໍ່ມີລາຍການ' },
};

/** Where the pages are that everybody sees, and those that need an account, which are no part of a first visit. */
const ofAll = { routes: 'lazyRoutes.ts', routesIn: 'App.tsx' };
const ofShopper = { routes: 'lazyCentreRoutes.ts', routesIn: 'CentreArea.tsx' };

/** A screen over one call: its states, texts, scenarios and stories, the storefront's hook and its route. */
export async function planScreen(tree: Tree, name: string, find: () => Promise<ListCall>): Promise<Plan> {
  checkPascal('screen', name);
  const id = camelOf(name);
  const place = `screens/${name}`;
  for (const path of [`${library}/${place}`, `${library}/components/${name}`, `${library}/patterns/${name}`])
    if (has(tree, path)) throw new Refusal(`There is a ${path} already. Choose another name, or delete it first.`);
  const names = [name, `type ${name}Props`, `type ${name}State`, `${id}State`];
  refuseExported(tree, names);
  const call = await find();

  const { files, add, edit } = newFiles(tree);
  add(`${library}/${place}/${name}.tsx`, draw(name, call));
  add(`${library}/${place}/${name}.state.ts`, drawState(name, call));
  add(`${library}/${place}/${name}.state.test.ts`, drawStateTest(name, call));
  add(`${library}/${place}/${name}.stories.tsx`, drawStories(name));
  add(`${library}/${place}/index.ts`, index(name));
  edit(`${library}/screens/index.ts`, (text) => addExport(text, name, names));
  edit(`${library}/conformance.test.tsx`, (text) =>
    addLast(
      text,
      { from: 'const others: Record<string, string> = {\n', to: '\n};' },
      `  ${name}: 'a screen takes its state and callbacks alone',\n`,
    ),
  );
  for (const [locale, words] of Object.entries(texts))
    add(`${library}/i18n/${locale}/${id}.json`, JSON.stringify({ title: titleOf(name), ...words }));
  edit(`${library}/i18n/messages.ts`, (text) => addNamespace(text, id));
  add(`mocks/scenarios/${id}.ts`, scenarios(name, call));
  add(`${storefront}/screens/use${name}Screen.ts`, hook(name, call));
  add(`${storefront}/routes/${name}Route.tsx`, route(name));
  const { routes, routesIn } = call.access === 'public' ? ofAll : ofShopper;
  edit(
    `${storefront}/routes/${routes}`,
    (text) => `${text}export const ${name}Route = lazyScreen(() => import('./${name}Route.tsx'), '${id}');\n`,
  );
  return {
    files,
    next: [
      `Translate "title" in packages/ui/src/i18n/{${Object.keys(texts).join(',')}}/${id}.json: messages.test.ts fails until it is more than English. Say there what failed and what is empty, too.`,
      `Give it an address in ${storefront}/paths.ts, and take that out of "announced".`,
      `Give it a <Route> in ${storefront}/app/${routesIn}: until then nobody can reach it.`,
      `Make ${name}.state.ts say all that can be the case, and "empty" in mocks/scenarios/${id}.ts a state of the market.`,
      `See it in "Screens/${titleOf(name)}", test it by: pnpm exec vitest run --project stories ${library}/${place}`,
      'Accept its pictures in the end: pnpm build-storybook && pnpm visual:update',
    ],
  };
}

function addNamespace(text: string, id: string): string {
  const imported = addEntry(
    text,
    { to: 'import type { Locale }', entry: /^import type \w+ from '\.\/en\/(\w+)\.json';$/gm },
    id,
    `import type ${id} from './en/${id}.json';\n`,
  );
  const typed = addEntry(
    imported,
    { from: 'export interface Messages {\n', to: '\n}', entry: /^ {2}(\w+): typeof/gm },
    id,
    `  ${id}: typeof ${id};\n`,
  );
  const list = /(?<=export const namespaces = \[)([^\]]*)/;
  if (!list.test(typed)) throw new Refusal('there is no "export const namespaces = […]" where the generator looks for it. Mend tools/gen.');
  return typed.replace(list, (names) => withName(namesIn(names), `'${id}'`).join(', '));
}

const index = (name: string) => `export { ${name}, type ${name}Props } from './${name}.tsx';
export { type ${name}State, ${camelOf(name)}State } from './${name}.state.ts';
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
import { type ${name}Props, ${camelOf(name)}State } from '@galleria/ui';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

/** Everything the ${spokenOf(name)} page gets. */
export function use${name}Screen(): ${name}Props {
  const list = useResource(request(${call}, ${input})${paged ? '' : ', (items) => ({ items })'});
  return { state: ${camelOf(name)}State(list.resource), onRetry: list.reload };
}
`;
};

const route = (name: string) => `import { ${name} } from '@galleria/ui';
import { use${name}Screen } from '../screens/use${name}Screen.ts';

export default function ${name}Route() {
  return <${name} {...use${name}Screen()} />;
}
`;
