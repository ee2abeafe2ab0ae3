export { UserInfoScreen } from './UserInfoScreen.tsx';
export { type UserInfoState, userInfoState } from './UserInfoScreen.state.ts';
export type { PasswordChange, PasswordCodeTarget, UserInfoScreenProps } from './UserInfoScreen.types.ts';
export { userInfoTexts } from './texts.ts';
