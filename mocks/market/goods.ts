import { type Drawing, pictureOf } from '../drawings.ts';
import type { Merchant, Product } from './state.ts';

export const merchants: Merchant[] = [
  { id: 1, name: 'Northway Supply' },
  { id: 2, name: 'Kiln & Clay' },
  { id: 3, name: 'Lumen Audio' },
  { id: 4, name: 'Loom & Thread' },
  { id: 5, name: 'Orchard Lane Grocers' },
  { id: 6, name: 'Meridian Watch House' },
];

/** Name, picture, shop, price, old price, sold, stock. Prices are whole cents. */
type Row = [name: string, picture: Drawing, merchant: number, price: number, oldPrice: number, sold: number, stock: number];

const rows: Row[] = [
  ['Mira structured leather handbag, two-tone', 'handbag', 4, 649_000, 899_000, 1204, 34],
  ['Camel wool-blend overcoat', 'coat', 4, 999_000, 1_349_000, 731, 12],
  ['Field 35 compact film camera', 'camera', 1, 1_245_000, 0, 318, 9],
  ['Oslo dining chair in oiled walnut', 'chair', 2, 780_000, 0, 842, 40],
  ['Meridian 40 mm automatic watch, blue dial', 'watch', 6, 1_599_900, 1_899_900, 560, 7],
  ['Strider Lite everyday running shoe', 'shoe', 1, 429_900, 599_900, 6412, 120],
  ['Stoneware coffee cup with saucer, 240 ml', 'coffee', 2, 89_900, 119_900, 5702, 260],
  ['Hand-thrown amphora vase', 'amphora', 2, 235_000, 0, 213, 18],
  ['Aria One wireless over-ear headphones with noise cancelling', 'headphones', 3, 899_900, 1_199_900, 9217, 64],
  ['Wild forest honey, 500 g', 'honey', 5, 54_900, 0, 7304, 410],
  ['Ratnagiri Alphonso mangoes, box of 12', 'mango', 5, 115_000, 115_000, 5510, 0],
  ['Bruno the bear, organic cotton', 'teddy', 4, 129_900, 159_900, 4021, 77],
  ['Transit 55 cabin suitcase, polycarbonate', 'suitcase', 1, 549_900, 799_900, 2790, 51],
  ['Money plant in a terracotta pot', 'plant', 2, 64_900, 0, 3106, 88],
  ['Nova S electric guitar', 'guitar', 3, 1_899_000, 2_249_000, 128, 5],
  ['Straight-leg jeans, mid blue', 'jeans', 4, 279_900, 349_900, 3641, 95],
  ['Hand-poured beeswax candle', 'candle', 2, 74_900, 0, 1402, 140],
  ['Slate 14 laptop, 16 GB, 512 GB', 'laptop', 3, 6_499_000, 7_299_000, 402, 16],
  ['Willow market basket', 'basket', 5, 189_000, 0, 389, 22],
  ['Round acetate sunglasses', 'sunglasses', 6, 249_000, 299_000, 1718, 63],
  ['Fountain pen with steel nib', 'pen', 6, 145_000, 185_000, 922, 130],
  ['Walnut mantel clock', 'clock', 6, 499_000, 0, 176, 11],
  ['Pocket world-band radio', 'radio', 3, 219_900, 0, 467, 0],
  ['Day pack 18, recycled nylon', 'backpack', 1, 329_900, 419_900, 2208, 73],
  ['Linen wrap dress, cornflower', 'dress', 4, 359_900, 0, 1530, 28],
  ['Two-seat sofa in bouclé', 'couch', 2, 3_899_000, 4_499_000, 96, 4],
  ['Matte lipstick, brick', 'lipstick', 4, 89_900, 99_900, 2874, 210],
  ['Hass avocados, pack of 4', 'avocado', 5, 39_900, 0, 6120, 320],
  ['Arcade wireless game pad', 'gamepad', 3, 449_900, 549_900, 1967, 57],
  ['Studio condenser microphone', 'microphone', 3, 745_000, 0, 310, 14],
  ['Ridge mid hiking boot', 'boot', 1, 629_900, 749_900, 1086, 31],
  ['The arcade reader: six short novels', 'book', 6, 129_900, 0, 644, 80],
];

export function seedProducts(): Product[] {
  return rows.map(([name, picture, merchant, price, oldPrice, sold, stock], at) => ({
    id: 101 + at,
    merchant,
    name,
    image: pictureOf(picture),
    price,
    ...(oldPrice && { oldPrice }),
    sales: Math.floor(sold * 0.6),
    ficti: sold - Math.floor(sold * 0.6),
    stock,
    unit: 'piece',
  }));
}
