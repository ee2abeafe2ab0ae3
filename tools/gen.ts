import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { bin } from './bin.ts';
import { planPart } from './gen/component.ts';
import { answerKinds, planEndpoint } from './gen/endpoint.ts';
import { capital, oneOf } from './gen/names.ts';
import { has, type Plan, Refusal, type Tree } from './gen/plan.ts';
import { planScreen } from './gen/screen.ts';
import { isProgram, root } from './paths.ts';

const help = `Begins something new in the house style. It passes types, lint and its stories as it is written.

  pnpm gen component PriceTag
  pnpm gen pattern CouponRow
  pnpm gen screen GiftCards --endpoint myCoupons
  pnpm gen endpoint giftCards GET /api/front/gift/list --domain coupons

  --endpoint NAME   the call that a screen shows: one that reads a list
  --domain NAME     the part of the contract that an endpoint is of
  --public          the endpoint needs no token
  --answer KIND     what the endpoint answers: ${answerKinds.join(', ')}; else it follows from method and path
  --dry-run         says what would be written, and writes nothing
  --help            prints this

Inside a package it is: pnpm -w gen …
`;

const options = {
  endpoint: { type: 'string' },
  domain: { type: 'string' },
  public: { type: 'boolean', default: false },
  answer: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The repository on the disk. */
export const disk: Tree = {
  read(file) {
    if (!existsSync(path.join(root, file))) throw new Refusal(`The generator looks for ${file}, which is not there. Mend tools/gen.`);
    return readFileSync(path.join(root, file), 'utf8');
  },
  list: (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []),
};

/** What a command line asks for; undefined when it is help. Throws a Refusal when it cannot be done. */
export async function planOf(args: readonly string[], tree: Tree): Promise<(Plan & { dry: boolean }) | undefined> {
  const { values, positionals } = read(args);
  const [kind = '', name = '', ...rest] = positionals;
  if (values.help || !kind) return undefined;
  return { ...(await draw()), dry: values['dry-run'] };

  async function draw(): Promise<Plan> {
    if (!name) throw new Refusal(`What is the name of the ${kind}? See --help.`);
    if (kind !== 'endpoint' && rest.length)
      throw new Refusal(`${capital(oneOf(kind))} has one name, and "${rest.join(' ')}" is left over. See --help.`);
    switch (kind) {
      case 'component':
      case 'pattern':
        refuseOptions(kind, []);
        return planPart(tree, kind, name);
      case 'screen': {
        refuseOptions(kind, ['endpoint']);
        // The contract and the marketplace are large: they are loaded when a name is good.
        return planScreen(tree, name, async () => (await import('./gen/contract.ts')).listCall(values.endpoint));
      }
      case 'endpoint': {
        refuseOptions(kind, ['domain', 'public', 'answer']);
        const [method = '', address = '', ...more] = rest;
        if (!address || more.length) throw new Refusal('An endpoint is given by name, method and path, in this order. See --help.');
        return planEndpoint(tree, { name, method, path: address, domain: values.domain, answer: values.answer, open: values.public });
      }
      default:
        throw new Refusal(`There is no "${kind}" to generate: write component, pattern, screen or endpoint. See --help.`);
    }
  }

  function refuseOptions(kind: string, taken: readonly string[]) {
    const foreign = (['endpoint', 'domain', 'public', 'answer'] as const).find((option) => values[option] && !taken.includes(option));
    if (foreign) throw new Refusal(`${capital(oneOf(kind))} takes no --${foreign}. See --help.`);
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new Refusal(`${cause instanceof Error ? cause.message.replace(/\. .*/s, '. ') : ''}See --help.`);
  }
}

/** The text of a file as biome writes it. */
export async function formatted(file: string, source: string): Promise<string> {
  const biome = spawn(process.execPath, [bin('@biomejs/biome', 'biome'), 'format', `--stdin-file-path=${file}`], { cwd: root });
  biome.stdin.end(source);
  const [output, complaint, code] = await Promise.all([
    text(biome.stdout),
    text(biome.stderr),
    new Promise<number | null>((resolve, reject) => biome.on('close', resolve).on('error', reject)),
  ]);
  if (code !== 0) throw new Error(`biome cannot format ${file}: ${complaint}`);
  return output;
}

async function generate(): Promise<void> {
  const plan = await planOf(process.argv.slice(2), disk);
  if (!plan) return console.log(help);
  // Everything is made first, so that whatever goes wrong leaves nothing half written.
  const files = await Promise.all([...plan.files].map(async ([file, source]) => [file, await formatted(file, source)] as const));
  for (const [file, source] of files) {
    const verb = has(disk, file) ? 'change' : 'write';
    if (!plan.dry) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    }
    console.log(`${plan.dry ? 'would ' : ''}${verb} ${file}`);
  }
  console.log(`\nWhat is left to do:\n${plan.next.map((step, at) => `${at + 1}. ${step}`).join('\n')}`);
}

if (isProgram(import.meta.filename)) {
  try {
    await generate();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    console.error(`Nothing was written. ${cause.message}`);
    process.exitCode = 1;
  }
}
