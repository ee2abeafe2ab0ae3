import { parseArgs } from 'node:util';
import { probe } from './probe/probe.ts';

/*
 * Whether a server speaks the contract: `node tools/probe.ts --base https://shop.example [--token T] [--bearer]`. Makes the
 * calls that read, with a token the private ones too, changes nothing, and prints of each whether its answer decodes, with the
 * path of the first mismatch. Fails when one does not.
 */
const { values } = parseArgs({
  options: { base: { type: 'string' }, token: { type: 'string' }, bearer: { type: 'boolean', default: false } },
});
const { base, token, bearer } = values;
if (base === undefined || !URL.canParse(base)) {
  console.error('Name the server: node tools/probe.ts --base https://shop.example [--token TOKEN] [--bearer]');
  process.exitCode = 1;
} else {
  const counts = { decodes: 0, breaks: 0, fails: 0, 'not asked': 0 };
  for await (const { name, path, outcome, detail } of probe({
    base: base.replace(/\/$/, ''),
    token,
    tokenHeader: bearer ? 'bearer' : 'bare',
  })) {
    counts[outcome] += 1;
    console.log(`${outcome.padEnd(10)}${name.padEnd(28)}${path}${detail && `  ${detail}`}`);
  }
  console.log(
    `\n${counts.decodes} decode, ${counts.breaks} break the contract, ${counts.fails} fail, ${counts['not asked']} were not asked`,
  );
  if (token === undefined) console.log('Private calls were left out: give a token of a shopper with --token.');
  if (counts.breaks + counts.fails > 0) process.exitCode = 1;
}
