export { UserInfo } from './UserInfo.tsx';
export { type UserInfoState, userInfoState } from './UserInfo.state.ts';
export type { PasswordChange, PasswordCodeTarget, UserInfoProps } from './UserInfo.types.ts';
