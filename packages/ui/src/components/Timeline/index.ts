export { Timeline, type TimelineEntry, type TimelineProps, timelineTones } from './Timeline.tsx';
