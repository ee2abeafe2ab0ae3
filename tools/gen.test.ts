import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../packages/ui/src/i18n/locales.ts';
import { disk, formatted, planOf } from './gen.ts';
import { listCall } from './gen/contract.ts';
import type { Plan } from './gen/plan.ts';
import { root } from './paths.ts';

// Names that nothing of the shop is likely to have one day.
const part = ['component', 'ZebraCrossing'];
const screen = ['screen', 'ZebraList', '--endpoint', 'myCoupons'];
const endpoint = ['endpoint', 'zebraList', 'GET', '/api/front/zebra/list', '--domain', 'coupons'];

async function plan(args: readonly string[]): Promise<Plan> {
  return (await planOf(args, disk)) ?? expect.fail('This was taken for a call for help.');
}

/** The lines that a plan adds to a file, and those that it takes away. */
function changes({ files }: Plan, file: string): { added: string[]; removed: string[] } {
  const [before, after] = [disk.read(file), files.get(file) ?? ''].map((text) => text.split('\n'));
  const without = (lines: string[] = [], others: string[] = []) => lines.filter((line) => line.trim() && !others.includes(line));
  return { added: without(after, before), removed: without(before, after) };
}

const made = ({ files }: Plan, folder: string) =>
  [...files.keys()].flatMap((file) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : [])).toSorted();

describe.each([
  ['component', 'components', 'Components'],
  ['pattern', 'patterns', 'Patterns'],
])('a %s', (kind, folder, shelf) => {
  test('has the files of its folder, and its stories under its title', async () => {
    const { files } = await plan([kind, 'ZebraCrossing']);
    const place = `packages/ui/src/${folder}/ZebraCrossing`;
    expect(made({ files, next: [] }, place)).toEqual([
      'ZebraCrossing.css.ts',
      'ZebraCrossing.stories.tsx',
      'ZebraCrossing.tsx',
      'index.ts',
    ]);
    const stories = files.get(`${place}/ZebraCrossing.stories.tsx`);
    expect(stories).toContain(`title: '${shelf}/Zebra crossing'`);
    for (const story of ['Default', 'Playground', 'AllVariants', 'Hostile']) expect(stories).toContain(`export const ${story} = `);
  });

  test('is exported and tested in its alphabetical place, and nothing else of those files changes', async () => {
    const drawn = await plan([kind, 'ZebraCrossing']);
    const line = `export { ZebraCrossing, type ZebraCrossingProps, zebraCrossingTones } from './ZebraCrossing/index.ts';`;
    const index = `packages/ui/src/${folder}/index.ts`;
    expect(changes(drawn, index)).toEqual({ added: [line], removed: [] });
    const paths = [...(drawn.files.get(index) ?? '').matchAll(/ from '\.\/(.*)\/index\.ts'/g)].map(([, at = '']) => at);
    const around = paths.slice(paths.indexOf('ZebraCrossing') - 1).slice(0, 3);
    expect(around[1]).toBe('ZebraCrossing');
    expect(around).toEqual(around.toSorted());
    expect(changes(drawn, `packages/ui/src/conformance.${folder}.tsx`)).toEqual({
      added: ['  ZebraCrossing: { draw: (p) => <ui.ZebraCrossing {...p} /> },'],
      removed: [],
    });
  });
});

test('a new component, screen and endpoint compile as they are generated', async () => {
  const [component, call, page] = [await plan(part), await plan(endpoint), await plan(screen)];
  // All at once, for the compiler's sake; of the files that two of them change, the screen's are those that another needs.
  expect(complaints(new Map([...component.files, ...call.files, ...page.files]))).toEqual([]);
}, 180_000);

describe('a screen', () => {
  test('has its folder, its scenarios, its hook, its route and its texts in every language', async () => {
    const drawn = await plan(screen);
    expect([...drawn.files.keys()].toSorted()).toEqual(
      [
        ...['state.test.ts', 'state.ts', 'stories.tsx', 'tsx'].map((end) => `packages/ui/src/screens/ZebraList/ZebraListScreen.${end}`),
        ...localeCodes.map((language) => `packages/ui/src/i18n/${language}/zebraList.json`),
        ...['screens/ZebraList/index.ts', 'screens/ZebraList/texts.ts', 'screens/index.ts', 'i18n/messages.ts'].map(
          (file) => `packages/ui/src/${file}`,
        ),
        ...['routes/ZebraListRoute.tsx', 'routes/accountLoaders.ts', 'routes/pages.ts', 'screens/useZebraListScreen.ts'].map(
          (file) => `packages/storefront/src/${file}`,
        ),
        'mocks/scenarios/zebraList.ts',
      ].toSorted(),
    );
    expect(drawn.files.get('packages/ui/src/i18n/messages.ts')).toContain("  zebraList: typeof import('./en/zebraList.json');\n");
    expect(changes(drawn, 'packages/storefront/src/routes/accountLoaders.ts').added).toContain(
      "  zebraList: { load: () => import('./ZebraListRoute.tsx'), texts: zebraListTexts },",
    );
    expect(changes(drawn, 'packages/storefront/src/routes/pages.ts')).toEqual({
      added: ["  zebraList: { ...account, path: '/users/zebra_list' },"],
      removed: [],
    });
  });

  test('is a module of the client that takes its texts where the library has them', async () => {
    const drawn = (await plan(screen)).files.get('packages/ui/src/screens/ZebraList/ZebraListScreen.tsx');
    expect(drawn).toMatch(/^'use client';\n/);
    expect(drawn).toContain("import { useTranslation } from '../../i18n/useTranslation.ts';");
    expect(drawn).not.toContain("'react-i18next'");
  });

  test('that needs no account stands among the pages of everybody', async () => {
    const drawn = await plan(['screen', 'ZebraList', '--endpoint', 'searchWords']);
    expect(changes(drawn, 'packages/storefront/src/routes/shopLoaders.ts').added).toContain(
      "  zebraList: { load: () => import('./ZebraListRoute.tsx'), texts: zebraListTexts },",
    );
    expect(changes(drawn, 'packages/storefront/src/routes/pages.ts').added).toEqual(["  zebraList: { path: '/zebra_list' },"]);
    expect(drawn.files.has('packages/storefront/src/routes/accountLoaders.ts')).toBe(false);
  });

  test('leaves its title in English, which the test of the texts does not let pass, and nothing else', async () => {
    const { files } = await plan(screen);
    const texts = (language: string): unknown => JSON.parse(files.get(`packages/ui/src/i18n/${language}/zebraList.json`) ?? '');
    const english = { title: 'Zebra list', failed: expect.any(String), empty: expect.any(String) };
    expect(texts('en')).toEqual(english);
    for (const language of ['zh-CN', 'es', 'fr', 'th', 'lo']) {
      expect(texts(language)).toEqual(english);
      expect(Object.values(Object(texts(language))).filter((text) => Object.values(Object(texts('en'))).includes(text))).toEqual([
        'Zebra list',
      ]);
    }
  });

  test('asks its call for what it must, and shows what the marketplace answers', async () => {
    expect(await listCall('myCoupons')).toEqual({
      name: 'myCoupons',
      access: 'token',
      paged: true,
      query: { page: 1, limit: 20, type: 'usable' },
      label: 'name',
    });
    expect(await listCall('searchWords')).toMatchObject({ access: 'public', paged: false, query: {}, label: 'title' });
  });
});

describe('an endpoint', () => {
  test('is in the contract, in its test, and has an example and a handler', async () => {
    const drawn = await plan(endpoint);
    expect([...drawn.files.keys()].toSorted()).toEqual([
      'mocks/fixtures/coupons.ts',
      'mocks/handlers/coupons.ts',
      'mocks/handlers/handlers.test.ts',
      'packages/api/src/endpoints/coupons.ts',
      'packages/api/src/endpoints/endpoints.test.ts',
    ]);
    expect(changes(drawn, 'packages/api/src/endpoints/endpoints.test.ts').added).toEqual(['GET /api/front/zebra/list •']);
    expect(changes(drawn, 'mocks/handlers/handlers.test.ts')).toEqual({ added: ['  zebraList: () => ({ query: page }),'], removed: [] });
    expect(drawn.files.get('packages/api/src/endpoints/coupons.ts')).toContain(`export const zebraList = endpoint({`);
  });

  test.each([
    [['GET', '/api/front/zebra/list'], 'wirePage([], query)'],
    [['GET', '/api/front/zebra/{id}'], 'reject(404, '],
    [['POST', '/api/front/zebra/feed/{id}'], 'reject(501, '],
  ])('%s is not answered as if it were done', async (call, reply) => {
    const { files } = await plan(['endpoint', 'zebra', ...call, '--domain', 'cart']);
    expect(files.get('mocks/handlers/cart.ts')).toContain(reply);
  });
});

test('what is written is as biome writes it, and what it cannot read is not written', async () => {
  expect(await formatted('tools/gen/sample.ts', 'export const a = {b: "c"}')).toBe("export const a = { b: 'c' };\n");
  await expect(formatted('tools/gen/sample.ts', 'export const = 1')).rejects.toThrow('tools/gen/sample.ts');
});

test.each([
  ['component', /name of the component/],
  ['component Tag', /Tag in packages\/ui\/src\/components already/],
  ['pattern Tag', /Tag in packages\/ui\/src\/components already/],
  ['component ORDERLIST', /Write Orderlist/],
  ['component Orderlist', /Orderlist in packages\/ui\/src\/screens already/],
  ['component zebra-crossing', /Write ZebraCrossing/],
  ['component Zebra2', /words of letters/],
  ['component ../Zebra', /words of letters/],
  ['component Zebra Crossing', /"Crossing" is left over/],
  ['component Zebra --domain user', /takes no --domain/],
  ['component Resource', /exports a Resource already/],
  ['component CartScreen', /exports a CartScreen already/],
  ['widget Zebra', /component, pattern, screen or endpoint/],
  ['component Zebra --colour', /--colour/],
  ['screen OrderList --endpoint myCoupons', /OrderList already/],
  ['screen Common --endpoint myCoupons', /common\.json exists already/],
  ['screen zebra --endpoint myCoupons', /Write Zebra/],
  ['screen Zebra', /one of: .*myCoupons/],
  ['screen Zebra --endpoint nowhere', /no endpoint "nowhere".*one of: /],
  ['screen Zebra --endpoint addToCart', /sends something/],
  ['screen Zebra --endpoint masterOrder', /\{orderNo\}/],
  ['screen Zebra --endpoint points', /no list/],
  ['screen Zebra --endpoint cartList', /empty list/],
  ['endpoint ZebraList GET /api/front/zebra --domain user', /Write zebraList/],
  ['endpoint delete POST /api/front/zebra --domain user', /word of the language/],
  ['endpoint zebra PUT /api/front/zebra --domain user', /GET or POST/],
  ['endpoint zebra GET /front/zebra --domain user', /begins with \/api\/front\//],
  ['endpoint zebra GET /api/front/zebra/ --domain user', /begins with \/api\/front\//],
  ['endpoint zebra GET /api/front/{id}/{id} --domain user', /same name/],
  ['endpoint zebra GET /api/front/zebra', /one of: .*coupons/],
  ['endpoint zebra GET /api/front/zebra --domain zoo', /no domain "zoo".*one of: /],
  ['endpoint zebra GET --domain user', /name, method and path/],
  ['endpoint zebra GET /api/front/zebra --domain user --answer stripes', /page, thing, nothing/],
  ['endpoint myCoupons GET /api/front/zebra --domain user', /"myCoupons" already/],
  ['endpoint createClient GET /api/front/zebra --domain user', /"createClient" already/],
  ['endpoint createHandler GET /api/front/zebra --domain user', /"createHandler" already/],
  ['endpoint zebra GET /api/front/order/detail/{zebra} --domain user', /already/],
])('"%s" is refused with what to write instead', async (line, sentence) => {
  await expect(plan(line.split(' '))).rejects.toThrow(sentence);
});

test.each(['', '--help', 'component --help'])('"%s" asks for help', async (line) => {
  expect(await planOf(line.split(' ').filter(Boolean), disk)).toBeUndefined();
});

/** What the compiler says about planned files, which are not on the disk. Stories and tests would take too long. */
function complaints(files: Plan['files']): string[] {
  const written = new Map([...files].map(([file, text]) => [path.join(root, file), text]));
  const folders = new Set([...written.keys()].map((file) => path.dirname(file)));
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.fileExists = (name) => written.has(name) || fileExists(name);
  host.readFile = (name) => written.get(name) ?? readFile(name);
  host.directoryExists = (name) => folders.has(name) || (directoryExists?.(name) ?? false);
  // A large library that nothing generated asks for.
  host.getSourceFile = (name, version, ...rest) =>
    name.includes('/node_modules/lucide-react/') ? ts.createSourceFile(name, 'export {};', version) : getSourceFile(name, version, ...rest);
  const names = [...written.keys()].filter(
    (name) => !/\.(stories|test|parts)\.|\/packages\/ui\/src\/(components|patterns|screens)\/index\.ts$/.test(name),
  );
  const program = ts.createProgram(names, { ...options, types: ['vite/client'] }, host);
  return names.flatMap((name) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.relative(root, name)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
