export { Container, type ContainerProps, containerElements } from './Container.tsx';
