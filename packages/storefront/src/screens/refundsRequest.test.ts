import { createClient } from '@galleria/api';
import { expect, test } from 'vitest';
import { orderRequestsAt } from './useOrderDetailScreen.ts';
import { refundableRequestsAt } from './useRefundRequestScreen.ts';
import { refundRequestsAt } from './useRefundDetailScreen.ts';
import { refundsRequest } from './refundsRequest.ts';

type Wire = Record<string, unknown>;

const line = { id: 1, productId: 2, productName: 'Lamp', image: '', sku: '', price: 19.9, payNum: 1 };
const listed = (no: string, refundStatus: number) => ({
  id: 1,
  refundOrderNo: no,
  merOrderNo: `SH-${no}`,
  masterOrderNo: 'PT1',
  totalNum: 1,
  refundStatus,
  refundPrice: 19.9,
  orderInfoList: [line],
});
const order = (no: string, status = 9) => ({
  id: 1,
  orderNo: no,
  merId: 3,
  merName: 'Lumen Audio',
  createTime: '2026-06-18 13:12:00',
  paid: true,
  payType: 'cod',
  status,
  refundStatus: 3,
  totalNum: 1,
  deliveryType: '',
  orderInfoList: [line],
  ...Object.fromEntries(
    ['payPrice', 'payPostage', 'proTotalPrice', 'totalPostage', 'totalPrice', 'couponPrice', 'integralPrice'].map((sum) => [sum, 19.9]),
  ),
});

/** A client of a server that answers by the end of the path, and with an error elsewhere; it notes what was asked. */
function serverOf(answers: Wire) {
  const asked: string[] = [];
  const client = createClient({
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://shop.example');
      const path = pathname.replace('/api/front/order/', '');
      asked.push(path);
      const data = answers[path];
      return Response.json(data === undefined ? { code: 500, message: 'Down.', data: null } : { code: 200, message: 'ok', data });
    },
  });
  return { client, asked };
}

const time = '2026-06-20 09:00:00';
const paidBack = listed('RE1', 3);
const list = { list: [paidBack, listed('RE2', 3), listed('RE3', 2), listed('RE4', 1)], total: 4 };

test('money that the list cannot know to have arrived is asked for, and what cannot be had is left as the list has it', async () => {
  const { client, asked } = serverOf({
    'refund/list': list,
    'refund/detail/RE1': { ...paidBack, refundTime: time },
  });
  const { items } = await refundsRequest({ page: 1, limit: 20 }).send(client);
  expect(items.map(({ refundOrderNo, status }) => [refundOrderNo, status])).toEqual([
    ['RE1', 'refunded'],
    ['RE2', 'merchantRefunded'],
    ['RE3', 'refunding'],
    ['RE4', 'refused'],
  ]);
  expect(items[3]).toMatchObject({ refusalLost: true });
  // Nothing is asked of what the list tells by itself.
  expect(asked).not.toContain('refund/detail/RE3');
  expect(asked.filter((path) => path.startsWith('detail/'))).toEqual(['detail/SH-RE2']);
});

test('the order of money on its way tells whether anybody has paid', async () => {
  const { client } = serverOf({
    'refund/list': { list: [paidBack], total: 1 },
    'refund/detail/RE1': paidBack,
    'detail/SH-RE1': order('SH-RE1'),
  });
  const { items } = await refundsRequest({ page: 1, limit: 20 }).send(client);
  expect(items).toMatchObject([{ status: 'merchantRefunded', order: { status: 'cancelled', payType: 'cod' } }]);
});

test.each([
  ['refunded', { 'refund/detail/RE1': { ...paidBack, refundTime: time } }],
  ['merchantRefunded', { 'refund/detail/RE1': paidBack }],
  ['merchantRefunded', {}],
])('the page of an order says %s of its refund', async (status, details) => {
  const { client } = serverOf({ 'refund/list': list, 'detail/SH-RE1': order('SH-RE1'), ...details });
  const [request] = orderRequestsAt(new URLSearchParams({ orderNo: 'SH-RE1' }));
  expect(await request?.send(client)).toMatchObject({ newestRefund: { refundOrderNo: 'RE1', status } });
});

test('the pages of a refund and of its request know how the order is paid, and do without where it cannot be had', async () => {
  const refundable = { id: 1, orderNo: 'SH-RE1', paid: true, payPrice: 19.9, totalNum: 1, orderInfoList: [line] };
  const answers = { 'apply/refund/SH-RE1': refundable, 'refund/detail/RE1': paidBack };
  const [form] = refundableRequestsAt(new URLSearchParams({ orderNo: 'SH-RE1' }));
  const [page] = refundRequestsAt(new URLSearchParams({ refundOrderNo: 'RE1' }));
  for (const request of [form, page]) {
    const known = serverOf({ ...answers, 'detail/SH-RE1': order('SH-RE1', 0) });
    expect(await request?.send(known.client)).toMatchObject({ amount: '19.9', order: { status: 'toShip', payType: 'cod' } });
    expect(await request?.send(serverOf(answers).client)).toMatchObject({ amount: '19.9', order: undefined });
  }
});
