export { Stack, type StackProps, stackAligns, stackElements } from './Stack.tsx';
