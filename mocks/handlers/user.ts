import {
  changePasswordByEmail,
  changePasswordByPhone,
  currentUser,
  editUser,
  sendPasswordCodeByEmail,
  sendPasswordCodeByPhone,
  userMenu,
} from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { type CaptchaAnswer, demandCaptcha } from '../market/captcha.ts';
import { demandPause, sendCode, takeCode } from '../market/codes.ts';
import { checkPassword } from '../market/contacts.ts';
import { stateOfCoupon } from '../market/coupons.ts';
import { pictureList } from '../market/pictureList.ts';
import { endSessions, startSession } from '../market/sessions.ts';
import type { Shopper } from '../market/state/shoppers.ts';
import type { Market } from '../market/state.ts';
import { reject } from '../businessError.ts';

export const userHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, currentUser, ({ shopper }) => wireUser(market, shopper)),
  createHandler(market, editUser, ({ shopper, body }) => {
    if (body.avatar !== '' && body.avatar !== shopper.avatar) pictureList([body.avatar], 1);
    shopper.nickname = body.nickname;
    shopper.avatar = body.avatar;
    return null;
  }),
  createHandler(market, userMenu, () => ({ routine_my_menus: menu.map(([id, name, pc_url]) => ({ id, name, pic: '', pc_url })) })),
  createHandler(market, sendPasswordCodeByPhone, ({ shopper, query }) => sendPasswordCode(market, shopper, 'phone', query)),
  createHandler(market, sendPasswordCodeByEmail, ({ shopper, query }) => sendPasswordCode(market, shopper, 'email', query)),
  createHandler(market, changePasswordByPhone, (asked) => changePassword(market, asked, 'phone')),
  createHandler(market, changePasswordByEmail, (asked) => changePassword(market, asked, 'email')),
];

/** The user centre's menu (docs/domain/site.md#user-centre). The entry without an address is one that this shop does not offer. */
const menu: [id: number, name: string, pc_url: string][] = [
  [65, 'Personal information', '/users/user_info'],
  [66, 'Addresses', '/users/address_list'],
  [67, 'Collection', '/users/collection_list'],
  [68, 'Coupons', '/users/coupon_list'],
  [69, 'Gift cards', ''],
  [70, 'Merchant settlement', '/users/merchant_settled'],
  [71, 'Application record', '/users/application_record'],
];

function wireUser(market: Market, shopper: Shopper) {
  const { coupons, collectedProducts } = market.state;
  return {
    nickname: shopper.nickname,
    avatar: shopper.avatar,
    phone: shopper.phone,
    email: shopper.email,
    integral: shopper.points,
    experience: shopper.experience,
    couponCount: coupons.filter((coupon) => coupon.shopper === shopper.id && stateOfCoupon(coupon, market.now()) === 'usable').length,
    collectCount: collectedProducts.filter((entry) => entry.shopper === shopper.id).length,
    userType: shopper.type,
  };
}

const contactNames = { phone: 'phone number', email: 'e-mail address' } as const;
type Contact = keyof typeof contactNames;

/** Where a shopper's codes go; what a visitor typed was never proved, and a visitor has no password. */
function contactOf(shopper: Shopper, by: Contact): string {
  if (shopper.type === 'visitor') reject(500, 'A guest has no password. Create an account to set one.');
  return shopper[by].toLowerCase() || reject(500, `Your account has no ${contactNames[by]}. Choose the other way.`);
}

function sendPasswordCode(market: Market, shopper: Shopper, by: Contact, query: CaptchaAnswer): null {
  const contact = contactOf(shopper, by);
  demandPause(market, 'password change', contact);
  demandCaptcha(market, query);
  sendCode(market, 'password change', contact);
  return null;
}

interface Change {
  shopper: Shopper;
  token: string | undefined;
  body: { captcha: string; newPassword: string; passwordAgain: string };
}

/** Sets a new password and ends all sessions but the one that asked. */
function changePassword(market: Market, { shopper, token, body }: Change, by: Contact): null {
  const contact = contactOf(shopper, by);
  const password = checkPassword(body.newPassword, body.passwordAgain);
  takeCode(market, 'password change', contact, body.captcha);
  shopper.password = password;
  endSessions(market, shopper.id);
  startSession(market, shopper, token);
  return null;
}
