export { CardPaymentScreen, type CardPaymentScreenProps } from './CardPaymentScreen.tsx';
export type { TestCard } from './CardPaymentScreen.schema.ts';
export {
  type CardAttempt,
  type CardGateway,
  type CardPaymentState,
  cardPaymentState,
  type DeclineReason,
} from './CardPaymentScreen.state.ts';
export { cardPaymentTexts } from './texts.ts';
