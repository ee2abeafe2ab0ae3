import { pictureOf } from '../drawings.ts';
import type { Shopper } from './state/shoppers.ts';

/** The password of all seeded shoppers. */
export const password = 'Arcade-2026';

/** The shopper of nearly all stories, and the account to try the storefront with. */
export const ananya: Shopper = {
  id: 1,
  nickname: 'Ananya Rao',
  avatar: pictureOf('portrait-ananya'),
  phone: '9886041210',
  email: 'ananya.rao@mailbox.example',
  password,
  points: 2480,
  experience: 1260,
  type: 'phone',
};

/** A shopper who has only just come: nothing ordered, nothing kept. */
export const tomas: Shopper = {
  id: 2,
  nickname: 'Tomás Núñez',
  avatar: pictureOf('portrait-tomas'),
  phone: '9000000002',
  email: 'tomas.nunez@mailbox.example',
  password,
  points: 0,
  experience: 0,
  type: 'email',
};

/** Two shoppers who have been through everything: each order, refund, coupon and application state. */
export const mei: Shopper = {
  id: 3,
  nickname: '林美',
  avatar: pictureOf('portrait-mei'),
  phone: '9000000003',
  email: 'lin.mei@mailbox.example',
  password,
  points: 5200,
  experience: 8400,
  type: 'email',
};

export const luc: Shopper = {
  id: 4,
  nickname: 'Luc Lefèvre',
  avatar: pictureOf('portrait-luc'),
  phone: '9000000004',
  email: 'luc.lefevre@mailbox.example',
  password,
  points: 940,
  experience: 310,
  type: 'phone',
};

export const shoppers: readonly Shopper[] = [ananya, tomas, mei, luc];
