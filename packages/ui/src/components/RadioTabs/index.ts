export { RadioTabs, type RadioTabsProps } from './RadioTabs.tsx';
