export { PayMethods, type PayMethodsProps } from './PayMethods.tsx';
export { type PayType, payTypes } from './payTypes.ts';
