import type { EndpointName } from '@galleria/api/table';
import type { FlowName } from './flowStories.ts';

/** The call by which the shop brings an event about or hears of it; an event that is not here needs none, or is the server's own. */
export const flowCalls: Readonly<Partial<Record<FlowName, Readonly<Record<string, EndpointName>>>>> = {
  order: {
    pay: 'payOrder',
    cancel: 'cancelOrder',
    requestRefund: 'requestRefund',
    confirmReceipt: 'confirmReceipt',
    viewLogistics: 'orderLogistics',
    evaluate: 'submitReview',
    reviewLast: 'submitReview',
    buyAgain: 'addToCart',
    delete: 'deleteOrder',
  },
  refund: { applyAgain: 'requestRefund' },
  couponOffer: { receive: 'receiveCoupon' },
  coupon: { use: 'createOrder' },
  application: { resubmit: 'applyAsMerchant' },
  signIn: { passwordReset: 'resetPassword' },
  qrCode: { scan: 'qrCodeState', confirm: 'qrCodeState', expire: 'qrCodeState', refresh: 'qrCode' },
  cartLine: { setQuantity: 'setCartQuantity', reselect: 'reselectCartSku', remove: 'deleteCartLines', order: 'createPreOrder' },
  checkout: { price: 'quotePreOrder', change: 'quotePreOrder', place: 'createOrder', pay: 'payOrder', find: 'masterOrder' },
};
