export { Countdown, type CountdownProps, countdownVariants } from './Countdown.tsx';
