export { Countdown, type CountdownProps, countdownLooks } from './Countdown.tsx';
