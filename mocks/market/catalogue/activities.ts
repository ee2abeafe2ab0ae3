import { arcadeOf, pictureOf } from '../../drawings.ts';
import type { Activity } from '../state/shop.ts';

/** What the marketplace is doing at the moment; types are its three layouts (carousel, tiles, large pictures). */
export const seedActivities = (): Activity[] => [
  {
    id: 1,
    name: 'The monsoon edit',
    type: 1,
    banners: [arcadeOf('sand', ['handbag', 'coat', 'umbrella', 'boot', 'suitcase', 'shoe', 'tent'])],
    instruction: 'Things that do not mind rain. Prices hold until the end of the month, while stock lasts.',
    products: [229, 101, 102, 131, 243, 113, 217, 122, 106, 125, 219, 450, 451, 305],
  },
  {
    id: 2,
    name: 'A kitchen worth cooking in',
    type: 2,
    banners: [arcadeOf('stone', ['pot', 'bowl', 'teapot', 'pan', 'coffee', 'honey', 'plate'])],
    instruction: 'Pots, pans and what goes into them, from four shops that cook.',
    products: [107, 329, 331, 333, 334, 335, 110, 370, 372, 385, 346, 128, 119],
  },
  {
    id: 3,
    name: 'Sound and stage',
    type: 3,
    banners: [arcadeOf('sand', ['violin', 'guitar', 'drum', 'keys']), arcadeOf('mist', ['microphone', 'headphones', 'saxophone'])],
    instruction: 'Instruments and microphones, set up by players. Two years of guarantee on everything.',
    products: [109, 115, 130, 285, 458, 460, 463, 464],
  },
  {
    id: 4,
    name: 'Made by hand',
    type: 1,
    banners: [arcadeOf('sand', ['teddy', 'dolls', 'amphora', 'plant', 'train', 'chess', 'lamp'])],
    instruction: 'From workshops of ten people or fewer. Each piece is a little different.',
    products: [108, 114, 112, 431, 439, 339, 405, 435, 344, 261, 203, 508],
  },
  {
    id: 5,
    name: 'Spring clearance',
    type: 2,
    banners: [arcadeOf('stone', ['couch', 'chair', 'lipstick'])],
    instruction: 'This activity has ended.',
    products: [104, 126, 127],
    closed: true,
  },
];

/** A banner as the wire has it. Its picture has no words, so the name says what it advertises. */
interface Banner {
  id: number;
  name: string;
  pic: string;
  /** Inside address. */
  url: string;
}

/** Banners at the top of the home page. */
export const siteBanners: readonly Banner[] = [
  { id: 1, name: 'The monsoon edit', pic: pictureOf('banner-handbag-1'), url: '/goods/activity_list?id=1' },
  { id: 2, name: 'Sound and stage', pic: pictureOf('banner-guitar-2'), url: '/goods/activity_list?id=3' },
  { id: 3, name: 'New headphones', pic: pictureOf('banner-headphones-3'), url: '/goods/goods_search?cid=3101' },
];

/** Above the shop street of the home page. */
export const streetPicture = pictureOf('frieze-handbag-1');

/** The band of the home page, between hot goods and categories. */
export const middleBanners: readonly Banner[] = [
  { id: 4, name: 'Fresh from the orchard', pic: pictureOf('banner-basket-4'), url: '/goods/goods_search?cid=5101' },
  { id: 5, name: 'Bath and body', pic: pictureOf('banner-lipstick-5'), url: '/goods/goods_search?cid=6201' },
];
