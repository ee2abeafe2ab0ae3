// The texts of every page come with the language; each screen's are a file of their own.
export { default as common } from './common.json';
export const screens = import.meta.glob<Record<string, unknown>>(['./*.json', '!./common.json'], { import: 'default' });
