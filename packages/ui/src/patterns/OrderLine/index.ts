export { OrderLine, OrderLineList, type OrderLineProps, type OrderLineView } from './OrderLine.tsx';
