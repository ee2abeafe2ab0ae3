export { SpecificationPicker, type SpecificationPickerProps } from './SpecificationPicker.tsx';
