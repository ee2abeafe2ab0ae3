import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bin } from './bin.ts';
import { resultsDir, root } from './paths.ts';
import { finish } from './results.ts';

/*
 * Every story of .storybook/negative hides one fault, and must fail with the sentence that says what to do. A check that
 * lets its fault through fails here.
 */

/** Faults that the story test finds: name of the negative story, part of the sentence. */
const inStories: Record<string, string> = {
  'Request Without Handler': 'No handler answered GET /api/front/index/product. Add the endpoint to mocks/handlers',
  'Console Error': 'The story printed a console error: "something is wrong". Mend what it complains about.',
  'Missing Message Key': 'There is no text for "common:there.is.none" in en. Add it to packages/ui/src/i18n/en.',
  'Axe Finding': 'Buttons must have discernible text',
  'Controls Nothing': '"Open it" says by aria-controls that it controls what is not there: nowhere.',
  'Block Among Text': 'A <div> may not stand in a <button>',
  'Focus Lost': 'The focus was lost with the button "Take it out". Lead it on, or keep the element.',
  'No Title': 'A page has one <h1>, whatever its state, and this one has 0.',
  'One Name': 'Several articles are named "A card".',
  'Second Act': 'One view holds one filled act, and this one holds 2: "Pay now", "Buy again". Fill the one that the view is about',
  'Second Act In Dialog': 'One view holds one filled act, and this one holds 2: "Save address", "Delete address".',
  'Accent Ink':
    'Accent ink marks amounts, acts, errors and what is chosen, and here "Nothing special.", "icon beside Nothing special.". Give it',
  'Skipped For Axe': 'This story is left out of the accessibility test. Remove the exception',
  'No Call': 'This screen made no call through MSW, though its state comes from data.',
  'Asked While Fading': 'It cannot be read yet',
  'No Scenario': 'This screen has no scenario. Give the story parameters: on(scenario)',
};

/** Faults that the visual run finds: label of the negative story, part of the sentence. */
const inPictures: Record<string, RegExp> = {
  'Negative/Faults/Blank': /The picture is blank/,
  'Negative/Faults/Duplicate': /The picture is the same as that of/,
  'Negative/Faults/Skipped For Tests': /The story is skipped: remove '!test'/,
  'Negative/Faults/Picture Without File': /There is no file of \/pictures\/shoe-nobody\.svg/,
  'Negative/Faults/Console Error': /The story printed a console error/,
};

/** Faults that the same walk finds in other conditions: label and conditions, part of the sentence. */
const inConditions: Record<string, RegExp> = {
  'Negative/Faults/Too Dark (dark)': /minimum color contrast ratio thresholds \(color-contrast\)/,
  'Negative/Faults/Text Cut (320 px, pseudo-locale)': /is cut off by/,
  'Negative/Faults/Too Wide (320 px, pseudo-locale)': /The page is \d+ px wide in a window of 320/,
  'Negative/Faults/Nameless When Narrow (320 px, pseudo-locale)': /Buttons must have discernible text \(button-name\)/,
  'Negative/Faults/Decided By Order (320 px, pseudo-locale)': /disagree about .*padding-top.* of a <div>/,
  'Negative/Faults/Text Upon Text (text at 200 %, pseudo-locale)': /lie upon each other/,
  'Negative/Faults/Cut When Large (text at 200 %, pseudo-locale)': /is cut off by/,
};

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const counts = { passed: 0, failed: 0 };
mkdirSync(resultsDir, { recursive: true });
checkStories();
checkPictures();
await finish(counts, values.json);

function checkStories(): void {
  const file = path.join(resultsDir, 'negative.json');
  run(bin('vitest'), 'run', '--project', 'stories', '--reporter=json', `--outputFile=${file}`);
  const messages = new Map<string, string>();
  for (const { title, status, failureMessages } of assertionsOf(JSON.parse(readFileSync(file, 'utf8')))) {
    messages.set(title, status === 'failed' ? failureMessages.join('\n') : '');
  }
  for (const [story, sentence] of Object.entries(inStories))
    expectCaught(`story "${story}"`, (messages.get(story) ?? '').includes(sentence), messages.get(story) || 'It passed.');
}

function checkPictures(): void {
  run(bin('storybook'), 'build', '-o', '.cache/negative', '--disable-telemetry', '--quiet');
  const folder = ['--dir', '.cache/negative', '--only', 'negative-faults'];
  const walked = run('visual/run.ts', '--look', ...folder, '--report-dir', '.cache/negative-report');
  expectInOutput('picture', inPictures, walked);
  expectInOutput('conditions', inConditions, walked);
  // Where a person looks on, the fault of a play leaves what was drawn.
  const opened = run('visual/ordinary.ts', '--dir', '.cache/negative');
  expectCaught('play in an ordinary browser', opened.includes('✓ A play that fails leaves the picture'), opened);
}

function expectInOutput(kind: string, sentences: Readonly<Record<string, RegExp>>, output: string): void {
  for (const [story, sentence] of Object.entries(sentences)) {
    const found = output.split(/^✗ /m).find((part) => part.startsWith(`${story}\n`)) ?? '';
    expectCaught(`${kind} "${story}"`, sentence.test(found), found || 'It passed.');
  }
}

function expectCaught(what: string, caught: boolean, said: string): void {
  counts[caught ? 'passed' : 'failed'] += 1;
  console.log(caught ? `passed  ${what} is caught` : `FAILED  ${what} is not caught with its sentence. It said: ${said.slice(0, 600)}`);
}

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NEGATIVE: '1' },
  });
  return `${stdout}\n${stderr}`;
}

interface Assertion {
  title: string;
  status: string;
  failureMessages: string[];
}

function assertionsOf({ testResults }: { testResults: { assertionResults: Assertion[] }[] }): Assertion[] {
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}
