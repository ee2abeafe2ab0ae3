import type { Resource, ShopError } from '../../state/resource.ts';

/** The ways by which a shopper can be sent a code for a new password. */
export const passwordWays = ['phone', 'email'] as const;
export type PasswordWay = (typeof passwordWays)[number];

interface UserData {
  nickname: string;
  avatar: string;
  phone: string;
  email: string;
  type: 'google' | 'facebook' | 'twitter' | 'email' | 'phone' | 'visitor' | 'unknown';
}

/** A shopper as their page shows them. */
export interface ProfileView {
  nickname: string;
  avatar: string;
  /** Masked; empty when the account has none. */
  phone: string;
  /** Masked; empty when the account has none. */
  email: string;
  password:
    | { status: 'changeable'; ways: readonly [PasswordWay, ...PasswordWay[]] }
    /** A visitor has none. */
    | { status: 'guest' }
    /** There is nowhere to send a code. */
    | { status: 'unreachable' };
}

/** What the page of a shopper's data shows. */
export type UserInfoState = { status: 'loading' } | { status: 'failed'; error: ShopError } | { status: 'ready'; profile: ProfileView };

/** The one way from data to the page. */
export function userInfoState(user: Resource<UserData>): UserInfoState {
  if (user.status !== 'ready') return user;
  const { nickname, avatar, phone, email } = user.data;
  return {
    status: 'ready',
    profile: { nickname, avatar, phone: maskedPhone(phone), email: maskedEmail(email), password: passwordOf(user.data) },
  };
}

function passwordOf({ type, phone, email }: UserData): ProfileView['password'] {
  if (type === 'visitor') return { status: 'guest' };
  const [first, ...others] = passwordWays.filter((way) => (way === 'phone' ? phone : email) !== '');
  return first ? { status: 'changeable', ways: [first, ...others] } : { status: 'unreachable' };
}

const mask = '•••';

/** The last four digits, or fewer of a short number: enough to know it again. */
export function maskedPhone(phone: string): string {
  const shown = phone.slice(-Math.min(4, Math.floor(phone.length / 2)));
  return phone && `${mask} ${mask} ${phone.length > 1 ? shown : ''}`.trim();
}

/** The first letter, and who carries the mail. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (!email) return '';
  const [first = ''] = at > 0 ? email : '';
  return `${first}${mask}${at >= 0 ? email.slice(at) : ''}`;
}
