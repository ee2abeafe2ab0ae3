export { Home, type HomeProps } from './Home.tsx';
export { type HomeState, homeState } from './Home.state.ts';
