import { expect, it } from 'vitest';
import { inCurrency } from './currency.ts';

const site = () => Response.json({ code: 200, data: { name: 'Galleria', shopPayCurrency: '{"currency":"INR","symbol":"₹"}' } });

it('sells in the currency that was chosen, and changes nothing else', async () => {
  expect(await (await inCurrency(site(), 'EUR')).json()).toEqual({
    code: 200,
    data: { name: 'Galleria', shopPayCurrency: '{"country":"FR","symbol":"€","currency":"EUR"}' },
  });
});

it.each(['scripted', undefined, 'XXX'])('leaves the answer as it is when %s is chosen', async (currency) => {
  const answer = site();
  expect(await inCurrency(answer, currency)).toBe(answer);
});

it('leaves a failure as it is', async () => {
  const refused = Response.json({ code: 500, data: null });
  const page = new Response('<h1>Bad gateway</h1>');
  expect(await inCurrency(refused, 'EUR')).toBe(refused);
  expect(await inCurrency(page, 'EUR')).toBe(page);
});
