export { Button, type ButtonProps, buttonSizes, buttonTones } from './Button.tsx';
