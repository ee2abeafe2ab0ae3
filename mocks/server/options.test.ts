import { expect, test } from 'vitest';
import { help, options, readOptions } from './options.ts';

test('without any option it listens at home and keeps its marketplace', () => {
  expect(readOptions([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    hosts: ['127.0.0.1'],
    memory: false,
    reset: false,
    file: undefined,
    seed: 1,
    latency: { least: 0, most: 0 },
    fail: 0,
  });
});

test('every option is read', () => {
  const line =
    '--port 0 --host 0.0.0.0 --allowed-host shop.local --allowed-host test.local --memory --reset --file a.json --seed 7 --latency 100-800 --fail .25';
  expect(readOptions(line.split(' '))).toEqual({
    port: 0,
    host: '0.0.0.0',
    hosts: ['0.0.0.0', 'shop.local', 'test.local'],
    memory: true,
    reset: true,
    file: 'a.json',
    seed: 7,
    latency: { least: 100, most: 800 },
    fail: 0.25,
  });
  expect(readOptions(['--latency', '300'])).toHaveProperty('latency', { least: 300, most: 300 });
});

test('--help names every option, whatever else is said', () => {
  expect(readOptions(['--help', '--port', 'x'])).toBe('help');
  for (const name of Object.keys(options)) expect(help).toContain(`--${name} `);
});

test.each([
  ['--port', 'x'],
  ['--port', '65536'],
  ['--port', '-1'],
  ['--host', ''],
  ['--allowed-host', ''],
  ['--file', ''],
  ['--seed', '1.5'],
  ['--seed', ''],
  ['--latency', '5s'],
  ['--latency', '800-100'],
  ['--latency', '60001'],
  ['--fail', '1.1'],
  ['--fail', 'often'],
])('%s "%s" is refused with a sentence', (name, text) => {
  expect(() => readOptions([`${name}=${text}`])).toThrow(`${name} wants `);
});

test.each([['--onyl'], ['file']])('what nobody knows is refused: %s', (text) => {
  expect(() => readOptions([text])).toThrow(text);
});
