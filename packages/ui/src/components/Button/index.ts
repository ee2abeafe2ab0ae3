export { Button, type ButtonProps } from './Button.tsx';
export { type ButtonLook, buttonLook, buttonSizes, buttonTones } from './buttonLook.ts';
