import { arcadeOf, type Drawing, pictureOf, shopFrontOf } from '../../drawings.ts';
import type { Merchant } from '../state/shop.ts';

/** A shop's own categories: the first level, and below it names with the categories of the marketplace they take. */
type Shelves = Record<string, [name: string, ...takes: number[]][]>;

/** Id, name, type, category, drawing, stars, followers, years since it joined, service, person, place, introduction, shelves. */
type Row = [
  id: number,
  name: string,
  type: number,
  category: number,
  drawing: Drawing,
  stars: number,
  followers: number,
  joined: number,
  service: Merchant['service'],
  realName: string,
  address: string,
  intro: string,
  shelves: Shelves,
];

// biome-ignore format: a table, one merchant and its shelves in two lines
const rows: Row[] = [
  [1, 'Northway Supply', 1, 1, 'backpack', 5, 9_604, 5.2, 'H5', 'Rohan Shetty', '14 Residency Road, Bengaluru 560025', 'Shoes, bags and gear for people who walk: light, plain and made to be mended. We resole every boot we sell.',
    { 'On foot': [['Running', 1301], ['Boots and sandals', 1302, 1303]], 'On the way': [['Bags and suitcases', 2102, 2103], ['Cameras and gear', 3301, 7301, 7302, 7303, 3403]] }],
  [2, 'Kiln & Clay', 3, 2, 'amphora', 5, 12_431, 6.1, 'message', 'Leela Krishnan', '3 Potters Lane, Auroville 605101', 'A pottery of six people by the sea. Stoneware, terracotta and the furniture that goes with it.',
    { Pottery: [['Cups and teapots', 4201, 4202], ['Vases and plates', 4301, 4204]], Rooms: [['Furniture', 4101, 4102], ['Candles and plants', 4302, 8301, 4303]] }],
  [3, 'Lumen Audio', 4, 3, 'headphones', 5, 38_112, 7.4, 'H5', 'Galleria Retail', '4th Floor, Lavelle Road, Bengaluru 560001', "Galleria's own counter for sound, screens and instruments. Tried by us before it is listed.",
    { Listening: [['Headphones and radios', 3101, 3102], ['Microphones', 3103]], 'Work and play': [['Computers and games', 3201, 3401], ['Instruments', 7401, 7402, 7403]] }],
  [4, 'Loom & Thread', 1, 1, 'yarn', 4, 21_870, 4.6, 'email', 'Farah Siddiqui', '22 Colaba Causeway, Mumbai 400005', 'Clothes and bags from mills we know by name: cotton from Gujarat, wool from Kullu, linen from Kerala.',
    { Clothes: [['For women', 1101, 1102, 1103], ['For everyone', 1201, 1202, 1404]], Extras: [['Bags and toys', 2101, 2104, 7101], ['Beauty', 6101], ['Hats, scarves, umbrellas', 1401, 1402, 1403, 1303, 1304]] }],
  [5, 'Orchard Lane Grocers', 2, 4, 'basket', 5, 30_255, 6.8, 'phone', 'Vikram Patil', '7 Market Yard, Pune 411037', 'Fruit, vegetables and what stands in a good pantry, from farms within a day of the city.',
    { Fresh: [['Fruit', 5101], ['Vegetables', 5102]], Larder: [['Honey and preserves', 5201], ['Bread, cheese, baskets', 5301, 4401, 5204, 5402]] }],
  [6, 'Meridian Watch House', 2, 5, 'watch', 5, 15_020, 5.9, 'message', 'Joseph Fernandes', '9 Church Street, Panaji 403001', 'Watches, clocks, pens and glasses, looked after by three watchmakers.',
    { Time: [['Wristwatches', 2201], ['Clocks', 2202]], Desk: [['Pens and books', 8201, 8101], ['Glasses', 2401, 2402]] }],
  [7, 'Saffron Pantry', 3, 4, 'pepper', 4, 8_344, 3.1, 'message', 'Meher Irani', '41 Spice Street, Kochi 682002', 'Spices ground on the day they leave, rice and pulses in small sacks, tea by the garden.',
    { Cooking: [['Spices', 5203], ['Rice and pulses', 5202, 5204]], Sweet: [['Tea and juice', 5401, 5402], ['Chocolate and biscuits', 5302]] }],
  [8, 'Petal & Balm', 3, 6, 'lotion', 5, 17_466, 3.7, 'email', 'Nandini Bose', '18 Lake Terrace, Kolkata 700029', 'Soap, balm and colour without perfume from a bottle: only what flowers and seeds give.',
    { Colour: [['Lips', 6101], ['Mirrors', 6102]], Care: [['Soap and lotion', 6201, 6202], ['Combs and razors', 6301, 6302]] }],
  [9, 'Little Lantern Toys', 3, 7, 'train', 5, 11_208, 4.2, 'message', 'Suresh Gowda', '5 Lacquer Street, Channapatna 562160', 'Wooden toys turned and lacquered in the old way, and puzzles for rainy days.',
    { Playing: [['Dolls and soft toys', 7101], ['Puzzles and games', 7102]], Outside: [['Kites and trains', 7103], ['Wheels', 7203]] }],
  [10, 'Baseline Sports', 2, 7, 'tennis', 4, 6_731, 2.8, 'phone', 'Harpreet Gill', '66 Stadium Road, Jalandhar 144001', 'Bats, balls and rackets, strung and knocked in before they are sent.',
    { Courts: [['Balls', 7201], ['Rackets and bats', 7202]], Tracks: [['Boards and bicycles', 7203], ['Camping', 7301, 7302, 7303]] }],
  [11, 'Paper Heron', 2, 8, 'ledger', 5, 9_913, 3.4, 'email', 'Tenzin Dolma', '12 Mall Road, Shimla 171001', 'Books, notebooks and colours. We bind our own paper and read what we sell.',
    { Reading: [['Stories', 8101], ['Guides and courses', 8102, 8103]], Writing: [['Pens and notebooks', 8201, 8202], ['Paint', 8203]] }],
  [12, 'Hearth & Hob', 1, 2, 'pan', 4, 7_402, 2.3, 'H5', 'Anil Deshmukh', '28 Copper Bazaar, Nashik 422001', 'Pans that get better with use, knives that can be sharpened, and brooms worth hanging up.',
    { Cooking: [['Pans and knives', 4203], ['Cups, bowls, plates', 4201, 4202, 4204]], House: [['Cleaning', 4402], ['Baskets and lamps', 4401, 4302, 4303]] }],
  [13, 'Verdigris Garden', 3, 8, 'cactus', 5, 5_118, 2.6, 'phone', 'Asha Menon', '2 Nursery Road, Thrissur 680001', 'Plants that like rooms, seeds that like balconies, flowers cut in the morning.',
    { Green: [['Plants', 8301], ['Seeds and herbs', 8302]], Gifts: [['Flowers', 8303], ['Tools', 8401]] }],
  [14, 'Copperline Devices', 2, 3, 'keyboard', 4, 13_590, 3.9, 'H5', 'Imran Qureshi', '101 Nehru Place, New Delhi 110019', 'Screens, phones and everything that plugs into them, with two years of guarantee.',
    { Desk: [['Computers', 3201, 3202], ['Printers', 3203]], 'Living room': [['Screens and phones', 3302, 3303, 3301], ['Power and light', 3402, 3403, 3102]] }],
  [15, 'Marigold Jewellers', 1, 5, 'ring', 5, 4_067, 1.7, 'email', 'Kavya Soni', '33 Johari Bazaar, Jaipur 302003', 'Rings, beads and stones, each with a paper that says where they were found.',
    { Worn: [['Rings', 2301], ['Beads and stones', 2302]], Kept: [['Clocks and purses', 2202, 2104], ['Mirrors', 4303]] }],
  [16, 'Bobbin & Plane', 3, 8, 'saw', 4, 2_219, 1.2, 'message', 'Ruth Lyngdoh', '8 Police Bazaar, Shillong 793001', 'Tools for wood and wool, and the things they are used on.',
    { Workshop: [['Tools', 8401], ['Sewing and knitting', 8402]], Made: [['Chairs', 4101, 4102], ['Hats and gloves', 1401, 1402]] }],
  [17, 'Tinder & Oak', 3, 2, 'bed', 4, 1_480, 2.9, 'phone', 'Prakash Naidu', '50 Timber Yard, Vizag 530001', 'Furniture in oak and mango wood. Closed while we move to a larger yard.',
    { Rooms: [['Chairs', 4101], ['Beds', 4102]] }],
];

const year = 365 * 86_400_000;

/** The merchants as they are when the marketplace opens. */
export const seedMerchants = (opened: number): Merchant[] =>
  rows.map(([id, name, type, category, drawing, stars, followers, joined, service, realName, address, intro, shelves]) => ({
    id,
    name,
    type,
    category,
    selfSupport: type === 4,
    stars,
    drawing,
    intro,
    realName,
    email: `care@${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    phone: `98450${String(20_000 + id * 731)}`,
    address,
    joinedAt: opened - Math.round(joined * year),
    service,
    followers,
    ...(name === 'Tinder & Oak' && { closed: true }),
    shopCategories: shopCategories(id, shelves),
  }));

function shopCategories(merchant: number, shelves: Shelves): Merchant['shopCategories'] {
  let id = merchant * 1000;
  return Object.entries(shelves).flatMap(([name, below]) => {
    const parent = ++id;
    return [{ id: parent, parent: 0, name }, ...below.map(([name]) => ({ id: ++id, parent, name }))];
  });
}

/** The merchant's own category that a category of the marketplace belongs to, by merchant and category. */
const shelfOf = new Map(
  rows.flatMap(([merchant, , , , , , , , , , , , shelves]) => {
    let id = merchant * 1000;
    return Object.values(shelves).flatMap((below) => {
      id++;
      return below.flatMap(([, ...takes]) => {
        id++;
        return takes.map((taken) => [`${merchant} ${taken}`, id] as const);
      });
    });
  }),
);

/** Where a good stands in its own shop. */
export function shelf(merchant: number, category: number): number {
  const found = shelfOf.get(`${merchant} ${category}`);
  if (found === undefined)
    throw new Error(`Merchant ${merchant} has no shelf for goods of category ${category}. Add it in catalogue/merchants.ts.`);
  return found;
}

const marks = ['sea', 'forest', 'clay', 'ink', 'plum', 'moss', 'slate', 'rust', 'wine'] as const;

/** What a shop shows of its goods in its wide pictures, by the drawing that it is known by; in each, one bay is red. */
// biome-ignore format: a table, one shop in one line
export const shownGoods: Partial<Record<string, readonly Drawing[]>> = {
  backpack: ['shoe', 'boot', 'camera', 'suitcase', 'tent', 'compass', 'map'],
  amphora: ['chair', 'amphora', 'plant', 'candle', 'plate', 'bed'],
  headphones: ['radio', 'headphones', 'guitar', 'microphone', 'laptop', 'keys', 'saxophone'],
  yarn: ['handbag', 'coat', 'jeans', 'sunhat', 'sandal', 'briefcase', 'cap'],
  basket: ['mango', 'basket', 'honey', 'bread', 'avocado', 'grapes', 'cheese'],
  watch: ['clock', 'watch', 'sunglasses', 'pen', 'stopwatch', 'book', 'alarm'],
  pepper: ['rice', 'pepper', 'garlic', 'teacup', 'chocolate', 'pineapple', 'beans'],
  lotion: ['lipstick', 'lotion', 'mirror', 'soap', 'razor'],
  train: ['dolls', 'train', 'robot', 'puzzle', 'kite', 'abacus', 'scooter'],
  tennis: ['football', 'tennis', 'bicycle', 'cricket', 'skateboard', 'telescope', 'basketball'],
  ledger: ['redbook', 'ledger', 'palette', 'notebook', 'pencil', 'gift', 'brush'],
  pan: ['pot', 'pan', 'knife', 'lantern', 'bowl', 'glass', 'lamp'],
  cactus: ['tulip', 'cactus', 'bouquet', 'seedling', 'sunflower', 'hyacinth', 'herb'],
  keyboard: ['television', 'laptop', 'keyboard', 'phone', 'printer', 'projector', 'mouse'],
  ring: ['clock', 'ring', 'beads', 'gem', 'mirror'],
  saw: ['yarn', 'saw', 'toolbox', 'couch', 'hammer', 'needle', 'wrench'],
  bed: ['chair', 'bed', 'chair', 'bed'],
};

/** The pictures of a merchant: the first letter of its name as its mark, the others of its goods. */
export function merchantPictures({ id, name, drawing }: Pick<Merchant, 'id' | 'name' | 'drawing'>) {
  const ground = marks[id % marks.length] ?? marks[0];
  const goods = shownGoods[drawing] ?? (['gift', 'basket', 'lamp', 'coffee', 'plant'] as const);
  const letter = /[a-z]/i.exec(name)?.[0].toLowerCase() ?? 'g';
  return {
    mark: pictureOf(`mark-${letter}-${ground}`),
    backdrop: shopFrontOf(ground, goods),
    banners: [arcadeOf('sand', goods.slice(0, 3)), arcadeOf('mist', goods.toReversed().slice(0, 5))],
  };
}
