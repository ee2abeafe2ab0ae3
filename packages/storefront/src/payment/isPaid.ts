import { ApiFailure, type Client, masterOrder } from '@galleria/api';

/** Whether the server says that an order is paid; what cannot be asked is not. */
export async function isPaid(client: Client, orderNo: string): Promise<boolean> {
  try {
    return (await client.call(masterOrder, { params: { orderNo } })).paid;
  } catch (cause) {
    if (cause instanceof ApiFailure) return false;
    throw cause;
  }
}
