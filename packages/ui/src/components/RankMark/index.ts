export { RankMark, type RankMarkProps } from './RankMark.tsx';
