export { type BayObjectName, bayObjects } from './BayObject.tsx';
export { Arch, type ArchProps, archSizes, archTones } from './Arch.tsx';
