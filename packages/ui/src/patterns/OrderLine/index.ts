export { OrderLine, OrderLineList, type OrderLineProps, type OrderLineTexts, type OrderLineView } from './OrderLine.tsx';
