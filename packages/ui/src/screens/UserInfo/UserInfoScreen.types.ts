import type { CodeService } from '../../features/verification/codeService.ts';
import type { ImageUploaderProps } from '../../components/ImageUploader/index.ts';
import type { Outcome } from '../../state/resource.ts';
import type { PasswordWay, ProfileView, UserInfoState } from './UserInfoScreen.state.ts';

/** A code for a new password: one wait for each way it is sent. */
export interface PasswordCodeTarget {
  kind: PasswordWay;
}

/** A new password, and what proves whose it is. */
export interface PasswordChange {
  by: PasswordWay;
  code: string;
  newPassword: string;
  repeatPassword: string;
}

export interface UserInfoScreenProps {
  state: UserInfoState;
  /** Whether a picture code is asked for before a one-time code is sent. */
  captcha: boolean;
  /** Where a guest makes an account of it. */
  registerHref: string;
  /** Where somebody helps who cannot read the picture code. */
  contactHref: string;
  /** Sends codes and fetches picture codes. */
  codes: CodeService<PasswordCodeTarget>;
  /** Sends one picture. */
  upload: ImageUploaderProps['upload'];
  onRetry: () => void;
  onSave: (details: Pick<ProfileView, 'nickname' | 'avatar'>) => Promise<Outcome>;
  onChangePassword: (change: PasswordChange) => Promise<Outcome>;
}
