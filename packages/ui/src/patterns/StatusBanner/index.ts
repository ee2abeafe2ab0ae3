export { StatusBanner, type StatusBannerProps, statusBannerTones } from './StatusBanner.tsx';
