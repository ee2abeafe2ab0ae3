import { addAfter, addEntry, addImport, addLast, namesOf } from './edit.ts';
import { checkCamel, oneOf, spokenOf, titleOf } from './names.ts';
import { newFiles, type Plan, Refusal, type Tree } from './plan.ts';

const api = 'packages/api/src';
const methods = ['GET', 'POST'] as const;

/** What a call answers: a page of things, one thing, or nothing but yes. */
export const answerKinds = ['page', 'thing', 'nothing'] as const;

export interface EndpointWish {
  name: string;
  method: string;
  path: string;
  domain: string | undefined;
  /** Without one it follows from method and path. */
  answer?: string | undefined;
  /** Whether the call can be made without a token. */
  open: boolean;
}

/** An endpoint: its entry in the contract, an example, and a handler that claims nothing it cannot do. */
export function planEndpoint(tree: Tree, { name, method, path, domain, answer, open }: EndpointWish): Plan {
  checkCamel('endpoint', name);
  const verb = methods.find((one) => one === method);
  if (!verb) throw new Refusal(`The method is GET or POST, in capitals, not "${method}".`);
  checkPath(path);
  const parts = [...tree.read(`${api}/endpoints/table.ts`).matchAll(/^import \* as \w+ from '\.\/(\w+)\.ts'/gm)].map(([, one = '']) => one);
  // A domain may be spread over files; the one with examples has its name.
  const domains = parts.filter((one) => tree.list('mocks/fixtures').includes(`${one}.ts`));
  if (!domain || !domains.includes(domain))
    throw new Refusal(
      `${domain ? `There is no domain "${domain}".` : 'Which domain is it of?'} Write --domain with one of: ${domains.join(', ')}.`,
    );
  const sources = new Map(domains.map((one) => [`${api}/endpoints/${one}.ts`, tree.read(`${api}/endpoints/${one}.ts`)]));
  refuseTaken({ name, method: verb, path, domain }, tree, sources);

  const params = paramsOf(path);
  const kind = answerKinds.find((one) => one === (answer ?? (verb === 'POST' ? 'nothing' : params.length ? 'thing' : 'page')));
  if (!kind) throw new Refusal(`The answer is one of ${answerKinds.join(', ')}, not "${answer}".`);
  const call = { name, path, params, kind, signed: open ? '' : ' •', access: open ? 'public' : 'token' } as const;

  const { files, edit } = newFiles(tree);
  const own = `${api}/endpoints/${domain}.ts`;
  edit(own, (text) => `${withSchemas(text, kind)}\n${entry(call, verb)}`);
  edit(`${api}/endpoints/endpoints.test.ts`, (text) => addRow(text, `${verb} ${path}${call.signed}`, rowsOf(sources.get(own) ?? '')));
  edit(`mocks/fixtures/${domain}.ts`, (text) => withFixture(text, domain, call));
  edit(`mocks/handlers/${domain}.ts`, (text) => withHandler(text, call));
  edit(`mocks/handlers/handlers.test.ts`, (text) =>
    addEntry(
      text,
      { from: 'const requests: Record<', to: '\n};', entry: /^ {2}(\w+): /gm },
      name,
      `  ${name}: () => (${question(call, 'page')}),\n`,
    ),
  );
  return { files, next: nextOf(call, domain) };
}

interface Call {
  name: string;
  path: string;
  params: readonly string[];
  kind: (typeof answerKinds)[number];
  access: 'public' | 'token';
}

const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);

function checkPath(path: string) {
  if (!/^\/api\/(front|pc)(\/([A-Za-z0-9_]+|\{[a-z]\w*\}))+$/.test(path))
    throw new Refusal(
      `The path begins with /api/front/ or /api/pc/ and names its parameters in braces, as /api/front/gift/detail/{id}, not "${path}".`,
    );
  const params = paramsOf(path);
  if (new Set(params).size < params.length) throw new Refusal(`Two parameters of ${path} have the same name.`);
}

function refuseTaken(
  call: { name: string; method: string; path: string; domain: string },
  tree: Tree,
  sources: ReadonlyMap<string, string>,
) {
  for (const file of [`${api}/index.ts`, ...sources.keys(), `mocks/handlers/${call.domain}.ts`])
    if (call.name === 'market' || namesOf(tree.read(file)).has(call.name))
      throw new Refusal(`${file} has a "${call.name}" already. Choose another name.`);
  for (const [file, text] of sources)
    if (rowsOf(text).some((row) => shapeOf(row) === shapeOf(`${call.method} ${call.path}`)))
      throw new Refusal(`${file} has ${call.method} ${call.path} already.`);
}

/** The calls in a source: method and path of each. */
const rowsOf = (source: string) =>
  [...source.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g)].map(([, method, path]) => `${method} ${path}`);

/** A call whatever the names of its parameters. */
const shapeOf = (row: string) => row.replace(/\{\w+\}/g, '{}');

/** Puts a call into the contract of the test, after the last call of its domain. */
function addRow(test: string, row: string, neighbours: readonly string[]): string {
  const contract = test.slice(0, test.indexOf('\n`;'));
  const last = contract.split('\n').findLast((line) => neighbours.includes(line.replace(/ •$/, '')));
  return last === undefined
    ? addLast(test, { from: 'const contract = `', to: '\n`;' }, `${row}\n`)
    : addAfter(test, `\n${last}\n`, `${row}\n`);
}

const withSchemas = (text: string, kind: Call['kind']) => {
  switch (kind) {
    case 'page':
      return withValibot(addImport(text, '../wire.ts', 'idSchema', 'pageQuerySchema', 'pageSchema'));
    case 'thing':
      return withValibot(addImport(text, '../wire.ts', 'idSchema'));
    case 'nothing':
      return addImport(text, '../wire.ts', 'nothingSchema');
    default:
      return kind satisfies never;
  }
};

const withValibot = (text: string) => (/^import \* as v from 'valibot';$/m.test(text) ? text : `import * as v from 'valibot';\n${text}`);

const schemas = { page: 'pageSchema(v.object({ id: idSchema }))', thing: 'v.object({ id: idSchema })', nothing: 'nothingSchema' } as const;

const entry = ({ name, path, kind, access }: Call, method: string) => `/** ${titleOf(name)}. */
export const ${name} = endpoint({
  method: '${method}',
  path: '${path}',
  access: '${access}',
  source: 'settled',${kind === 'page' ? ' query: pageQuerySchema,' : ''}
  answer: ${schemas[kind]},
});
`;

/** What the call is asked with, in an example or a test; `page` is how the file calls the query of a first page. */
function question({ params, kind }: Call, page: string): string {
  const parts = [
    ...(params.length ? [`params: { ${params.map((param) => `${param}: 1`).join(', ')} }`] : []),
    ...(kind === 'page' ? [`query: ${page}`] : []),
  ];
  return parts.length ? `{ ${parts.join(', ')} }` : '{}';
}

function withFixture(text: string, domain: string, call: Call): string {
  const thing = '{ ...bookkeeping, id: 1 }';
  const needs = { page: ['bookkeeping', 'firstPage', 'page'], thing: ['bookkeeping'], nothing: [] } as const;
  const answer = { page: `page([${thing}])`, thing, nothing: 'null' }[call.kind];
  return addLast(
    addImport(text, './fixture.ts', ...needs[call.kind]),
    { from: `: Fixtures<'${domain}'> = {\n`, to: '\n};' },
    `  ${call.name}: { request: ${question(call, 'firstPage')}, answer: ${answer} },\n`,
  );
}

/** The stub claims nothing: an empty page is what a market without such things has, and what cannot be done is refused. */
function withHandler(text: string, { name, kind }: Call): string {
  const stubs = {
    page: `createHandler(market, ${name}, ({ query }) => wirePage([], query))`,
    thing: `createHandler(market, ${name}, () => reject(404, 'There is no such ${spokenOf(name)}.'))`,
    nothing: `createHandler(market, ${name}, () => reject(501, 'The marketplace cannot do this yet: ${spokenOf(name)}.'))`,
  } as const;
  const [module, helper] = kind === 'page' ? ['../wire/wire.ts', 'wirePage'] : ['../businessError.ts', 'reject'];
  return addLast(
    addImport(addImport(text, '@galleria/api', name), module, helper),
    { from: '(market: Market): RequestHandler[] => [\n', to: '\n];' },
    `  ${stubs[kind]},\n`,
  );
}

function nextOf({ name, kind }: Call, domain: string): string[] {
  const stub = {
    page: 'It answers with an empty page: give the market such things, and answer with them.',
    thing: `It answers 404 to everything, and so handlers.test.ts fails for ${name}: give the market ${oneOf(name)}, and answer with it.`,
    nothing: `It refuses with 501, and so handlers.test.ts fails for ${name}: write what it does to the market.`,
  }[kind];
  return [
    `Complete it in packages/api/src/endpoints/${domain}.ts: what it is for, "source", the "tags" that it tells about or "invalidates", query and body, and the answer's decoder (models/).`,
    'Read its line in the contract of endpoints.test.ts against the server’s own documentation, letter by letter.',
    `Give its example in mocks/fixtures/${domain}.ts each field that the decoder reads, as the server writes it.`,
    `Write its handler in mocks/handlers/${domain}.ts. ${stub}`,
    'Test it by: pnpm exec vitest run --project unit packages/api mocks',
  ];
}
