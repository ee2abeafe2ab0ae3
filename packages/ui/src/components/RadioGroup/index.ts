export { RadioGroup, type RadioGroupProps, type RadioOption, radioMarks, radioVariants } from './RadioGroup.tsx';
