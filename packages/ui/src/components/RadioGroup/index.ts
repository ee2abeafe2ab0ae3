export { RadioGroup, type RadioGroupProps, type RadioOption, radioLooks } from './RadioGroup.tsx';
