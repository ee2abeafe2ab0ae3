import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ananya } from '../mocks/market/shoppers.ts';
import { startSession } from '../mocks/market/sessions.ts';
import { startTestServer } from '../mocks/server/testServer.ts';
import { endpointTable } from '../packages/api/src/endpoints/table.ts';
import { notAsked, probeCalls } from './probe/calls.ts';
import { type Finding, nameOf, probe, type ProbeOptions } from './probe/probe.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function market() {
  const server = await startTestServer();
  closing.push(server.close);
  return { base: server.base, token: startSession(server.market, ananya) };
}

async function findings(options: ProbeOptions): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of probe(options)) all.push(finding);
  return all;
}

test('every call that reads is made, or it is said why not', () => {
  const reading = endpointTable.filter(({ endpoint }) => endpoint.method === 'GET').map(({ name }) => name);
  expect([...probeCalls.map(nameOf), ...Object.keys(notAsked)].toSorted()).toEqual(reading.toSorted());
});

test('the mock marketplace fits, the private calls included', async () => {
  const all = await findings(await market());
  expect(all.filter(({ outcome }) => outcome !== 'decodes')).toEqual([]);
  expect(all).toHaveLength(probeCalls.length);
});

test('without a token the private calls are left out', async () => {
  const { base } = await market();
  const all = await findings({ base });
  expect(all.map(({ name }) => name)).not.toContain('orderList');
  expect(all.length).toBe(probeCalls.filter(({ endpoint }) => endpoint.access === 'public').length);
});

test('a server that breaks the contract is told of by the path of the first mismatch', async () => {
  const { base } = await market();
  const broken = createServer(async (request, answer) => {
    if (request.url === '/api/front/pay/method') return void answer.writeHead(502).end('<p>Bad gateway');
    const body = await (await fetch(base + request.url)).text();
    answer.end(request.url?.startsWith('/api/front/product/list') ? body.replace('"total":', '"totals":') : body);
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => broken.close(resolve)));
  const address: AddressInfo | string | null = broken.address();
  const all = await findings({ base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  const told = all.filter(({ outcome }) => outcome !== 'decodes').map(({ name, outcome, detail }) => [name, outcome, detail]);
  expect(told).toEqual([
    ['productList', 'breaks', 'data.total'],
    ['payMethods', 'fails', 'transport 502'],
    ['productDetail', 'not asked', 'no list told of one'],
    ['productSkus', 'not asked', 'no list told of one'],
    ['productReviewCounts', 'not asked', 'no list told of one'],
    ['productReviews', 'not asked', 'no list told of one'],
  ]);
});
