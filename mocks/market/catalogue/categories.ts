import { type Drawing, pictureOf } from '../../drawings.ts';
import type { Category } from '../state/shop.ts';

type Leaf = [id: number, name: string, icon: Drawing];
type Branch = [id: number, name: string, icon: Drawing, leaves: Leaf[]];

/** Ids say where a category is: 1102 is the second below 1100, which is the first below 1000. */
// biome-ignore format: a table, one category of the second level a line
const tree: [id: number, name: string, icon: Drawing, branches: Branch[]][] = [
  [1000, 'Fashion', 'dress', [
    [1100, 'Women', 'dress', [[1101, 'Dresses', 'dress'], [1102, 'Sarees and kimonos', 'sari'], [1103, 'Coats and jackets', 'coat']]],
    [1200, 'Men and everyone', 'tshirt', [[1201, 'T-shirts', 'tshirt'], [1202, 'Jeans and shorts', 'jeans']]],
    [1300, 'Shoes', 'shoe', [[1301, 'Running shoes', 'shoe'], [1302, 'Boots', 'boot'], [1303, 'Sandals and flats', 'sandal'], [1304, 'Heels and loafers', 'heel']]],
    [1400, 'Accessories', 'scarf', [[1401, 'Hats and caps', 'cap'], [1402, 'Scarves and gloves', 'scarf'], [1403, 'Umbrellas and fans', 'umbrella'], [1404, 'Ties and socks', 'necktie']]],
  ]],
  [2000, 'Bags and watches', 'handbag', [
    [2100, 'Bags', 'handbag', [[2101, 'Handbags', 'handbag'], [2102, 'Backpacks', 'backpack'], [2103, 'Suitcases', 'suitcase'], [2104, 'Purses and briefcases', 'purse']]],
    [2200, 'Watches and clocks', 'watch', [[2201, 'Wristwatches', 'watch'], [2202, 'Clocks', 'clock']]],
    [2300, 'Jewellery', 'ring', [[2301, 'Rings', 'ring'], [2302, 'Beads and stones', 'beads']]],
    [2400, 'Eyewear', 'sunglasses', [[2401, 'Sunglasses', 'sunglasses'], [2402, 'Reading glasses', 'glasses']]],
  ]],
  [3000, 'Electronics', 'laptop', [
    [3100, 'Sound', 'headphones', [[3101, 'Headphones', 'headphones'], [3102, 'Radios', 'radio'], [3103, 'Microphones', 'microphone']]],
    [3200, 'Computers', 'laptop', [[3201, 'Laptops and desktops', 'desktop'], [3202, 'Keyboards and mice', 'keyboard'], [3203, 'Printers', 'printer']]],
    [3300, 'Cameras and screens', 'camera', [[3301, 'Cameras', 'camera'], [3302, 'Phones', 'phone'], [3303, 'Televisions and projectors', 'television']]],
    [3400, 'Power and play', 'gamepad', [[3401, 'Game pads', 'gamepad'], [3402, 'Batteries and plugs', 'battery'], [3403, 'Lights', 'torch']]],
  ]],
  [4000, 'Home', 'couch', [
    [4100, 'Furniture', 'couch', [[4101, 'Chairs', 'chair'], [4102, 'Sofas and beds', 'couch']]],
    [4200, 'Kitchen and table', 'teapot', [[4201, 'Cups and glasses', 'coffee'], [4202, 'Teapots', 'teapot'], [4203, 'Pans and knives', 'pan'], [4204, 'Bowls and plates', 'bowl']]],
    [4300, 'Decoration', 'amphora', [[4301, 'Vases', 'amphora'], [4302, 'Candles and lamps', 'candle'], [4303, 'Mirrors and frames', 'mirror']]],
    [4400, 'Order and cleaning', 'basket', [[4401, 'Baskets', 'basket'], [4402, 'Brooms and buckets', 'broom']]],
  ]],
  [5000, 'Groceries', 'avocado', [
    [5100, 'Fresh', 'mango', [[5101, 'Fruit', 'mango'], [5102, 'Vegetables', 'carrot']]],
    [5200, 'Pantry', 'honey', [[5201, 'Honey and preserves', 'honey'], [5202, 'Rice and pulses', 'rice'], [5203, 'Spices', 'pepper'], [5204, 'Nuts and olives', 'peanuts']]],
    [5300, 'Bakery and sweets', 'bread', [[5301, 'Bread and cheese', 'bread'], [5302, 'Chocolate and biscuits', 'chocolate']]],
    [5400, 'Drinks', 'teacup', [[5401, 'Tea and coffee', 'teacup'], [5402, 'Juices', 'beverage']]],
  ]],
  [6000, 'Beauty', 'lipstick', [
    [6100, 'Make-up', 'lipstick', [[6101, 'Lips', 'lipstick'], [6102, 'Mirrors', 'mirror']]],
    [6200, 'Bath and body', 'soap', [[6201, 'Soap', 'soap'], [6202, 'Lotions', 'lotion']]],
    [6300, 'Daily care', 'comb', [[6301, 'Combs', 'comb'], [6302, 'Razors and toothbrushes', 'razor']]],
  ]],
  [7000, 'Play and sport', 'teddy', [
    [7100, 'Toys', 'teddy', [[7101, 'Soft toys and dolls', 'teddy'], [7102, 'Puzzles and games', 'puzzle'], [7103, 'Kites and trains', 'kite']]],
    [7200, 'Sport', 'football', [[7201, 'Balls', 'football'], [7202, 'Rackets and bats', 'tennis'], [7203, 'Wheels and boards', 'skateboard']]],
    [7300, 'Outdoors', 'tent', [[7301, 'Tents and torches', 'tent'], [7302, 'Finding the way', 'compass'], [7303, 'Bows and rods', 'bow']]],
    [7400, 'Instruments', 'guitar', [[7401, 'Strings', 'guitar'], [7402, 'Drums', 'drum'], [7403, 'Wind and keys', 'saxophone']]],
  ]],
  [8000, 'Books and making', 'book', [
    [8100, 'Books and courses', 'book', [[8101, 'Stories', 'redbook'], [8102, 'Guides', 'bluebook'], [8103, 'Gift cards and courses', 'gift']]],
    [8200, 'Stationery', 'pen', [[8201, 'Pens and pencils', 'pen'], [8202, 'Notebooks', 'notebook'], [8203, 'Paint and paper', 'palette']]],
    [8300, 'Garden', 'plant', [[8301, 'Plants', 'plant'], [8302, 'Seeds and herbs', 'seedling'], [8303, 'Flowers', 'bouquet']]],
    [8400, 'Making', 'yarn', [[8401, 'Tools', 'hammer'], [8402, 'Sewing and knitting', 'yarn']]],
  ]],
];

const category = (
  parent: number,
  level: Category['level'],
  [id, name, icon]: readonly [number, string, Drawing, ...unknown[]],
): Category => ({
  id,
  parent,
  name,
  icon: pictureOf(`icon-${icon}`),
  level,
});

/** What the marketplace sorts its goods by, parents before their children. */
export const categories: readonly Category[] = tree.flatMap((first) => [
  category(0, 1, first),
  ...first[3].flatMap((second) => [category(first[0], 2, second), ...second[3].map((third) => category(second[0], 3, third))]),
]);
