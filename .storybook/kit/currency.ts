/** What a shop may sell in, as its settings say it on the wire. */
export const currencies: Readonly<Record<string, string>> = {
  INR: '{"currency":"INR","symbol":"₹"}',
  USD: '{"currency":"USD","symbol":"$"}',
  EUR: '{"currency":"EUR","symbol":"€"}',
  THB: '{"currency":"THB","symbol":"฿"}',
  CNY: '{"currency":"CNY","symbol":"¥"}',
  LAK: '{"currency":"LAK","symbol":"₭"}',
};

/** The settings of the shop with another currency. Whatever is no such answer stays as it is. */
export async function inCurrency(answer: Response, currency: unknown): Promise<Response> {
  const shopPayCurrency = currencies[String(currency)];
  if (shopPayCurrency === undefined) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('data' in body) || typeof body.data !== 'object' || body.data === null) return answer;
  return Response.json({ ...body, data: { ...body.data, shopPayCurrency } });
}
