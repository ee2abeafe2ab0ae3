export { Arch, type ArchProps, archSizes, archTones } from './Arch.tsx';
