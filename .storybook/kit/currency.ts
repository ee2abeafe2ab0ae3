import { isCurrency, wireCurrency } from '@galleria/mocks/currencies.ts';

/** The settings of the shop with another currency. Whatever is no such answer stays as it is. */
export async function inCurrency(answer: Response, currency: unknown): Promise<Response> {
  if (typeof currency !== 'string' || !isCurrency(currency)) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('data' in body) || typeof body.data !== 'object' || body.data === null) return answer;
  return Response.json({ ...body, data: { ...body.data, shopPayCurrency: wireCurrency(currency) } });
}
