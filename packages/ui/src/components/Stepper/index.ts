export { Stepper, type StepperProps, type StepperStep, stepperTones } from './Stepper.tsx';
