export { RadioGroup, type RadioGroupProps, type RadioOption, radioVariants } from './RadioGroup.tsx';
