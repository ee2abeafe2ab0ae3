import type { Department } from './row.ts';

const sizes = ['Size S', 'Size M', 'Size L'] as const;
const shoes = ['UK 6', 'UK 7', 'UK 8'] as const;

export const fashion: Department = {
  from: 201,
  goods: {
    1101: [
      ['Flared midi dress, plum', 'dress-plum', 4, 319_900, 399_900, 612, 44, { specs: { Size: sizes } }],
      ['Cotton sundress, fern', 'dress-green', 4, 249_900, 0, 388, 51, { specs: { Size: sizes }, out: [1] }],
    ],
    1102: [
      ['Handloom cotton saree, striped border', 'sari', 4, 459_900, 599_900, 933, 26],
      ['Chanderi silk saree, plum and gold', 'sari-plum', 4, 1_249_000, 1_249_000, 140, 8, { postage: 4950 }],
      ['House kimono with plum blossoms', 'kimono', 4, 289_900, 0, 205, 33, { specs: { Colour: ['Blue', 'Grey'] } }],
    ],
    1103: [
      ['Boiled wool jacket, forest', 'coat-green', 4, 749_900, 899_900, 171, 19, { specs: { Size: sizes } }],
      ['Cotton car coat, navy', 'coat-navy', 4, 529_900, 0, 264, 22, { specs: { Size: sizes }, gone: [3] }],
    ],
    1201: [
      [
        'Heavy cotton T-shirt',
        'tshirt-white',
        4,
        99_900,
        129_900,
        8120,
        240,
        { specs: { Colour: ['White', 'Coral', 'Navy'], Size: ['Size M', 'Size S', 'Size L'] }, out: [2] },
      ],
      ['Striped T-shirt, blue', 'tshirt-blue', 4, 149_900, 0, 1322, 86, { specs: { Size: sizes } }],
      ['T-shirt in washed linen, ochre', 'tshirt-amber', 4, 189_900, 219_900, 540, 0, { specs: { Size: sizes } }],
    ],
    1202: [
      ['Straight jeans, washed black', 'jeans-dark', 4, 299_900, 379_900, 1207, 58, { specs: { Waist: ['W 28', 'W 30', 'W 32'] } }],
      ['Drawstring swim shorts', 'shorts-navy', 4, 129_900, 0, 466, 70, { specs: { Colour: ['Navy', 'Fern', 'Coral'] } }],
    ],
    1301: [
      ['Strider Tempo racing shoe', 'shoe-coral', 1, 899_900, 1_049_900, 702, 39, { specs: { Size: shoes } }],
      ['Strider Trail shoe', 'shoe-olive', 1, 649_900, 649_900, 518, 24, { specs: { Size: shoes }, out: [3] }],
      ['Children’s running shoe', 'shoe-blue', 1, 229_900, 279_900, 1934, 105, { specs: { Size: ['UK 11', 'UK 12', 'UK 13'] } }],
    ],
    1302: [
      ['Work boot in waxed leather', 'boot-tan', 1, 799_900, 0, 377, 18, { specs: { Size: shoes } }],
      ['Insulated winter boot, fleece-lined', 'boot-dark', 1, 959_900, 1_199_900, 143, 12, { specs: { Size: shoes }, postage: 4950 }],
    ],
    1303: [
      ['Heeled sandal with a wide strap', 'sandal', 4, 199_900, 249_900, 845, 47, { specs: { Size: shoes } }],
      ['Beach sandal in natural rubber', 'thong', 1, 59_900, 0, 5230, 310, { specs: { Colour: ['Blue', 'Coral', 'Teal'] }, unit: 'pair' }],
      ['Soft leather flat', 'flat', 4, 279_900, 329_900, 690, 36, { specs: { Colour: ['Blue', 'Red', 'Black'], Size: shoes } }],
    ],
    1304: [
      ['High-heeled court shoe, cherry', 'heel-red', 4, 349_900, 429_900, 411, 21, { specs: { Size: shoes } }],
      ['Derby shoe in brown leather', 'loafer', 4, 459_900, 0, 328, 29, { specs: { Size: shoes } }],
    ],
    1401: [
      ['Six-panel cotton cap', 'cap', 4, 79_900, 99_900, 2411, 180, { specs: { Colour: ['Sky', 'Coral', 'Black'] } }],
      ['Straw sun hat with a red ribbon', 'sunhat', 4, 149_900, 0, 530, 42],
      ['Brushed cotton cap, plum', 'cap-plum', 16, 119_900, 139_900, 88, 17],
    ],
    1402: [
      ['Lambswool scarf', 'scarf-red', 4, 189_900, 239_900, 777, 64, { specs: { Colour: ['Cherry', 'Forest', 'Grey'] } }],
      [
        'Touch-screen gloves in merino',
        'gloves-plum',
        4,
        129_900,
        0,
        356,
        73,
        { specs: { Colour: ['Plum', 'Grey'], Size: ['Size M', 'Size L'] } },
      ],
      ['Hand-knitted gloves, sea green', 'gloves-teal', 16, 159_900, 0, 64, 9],
    ],
    1403: [
      [
        'Walking umbrella, wind-proof to 90 km/h',
        'umbrella-plum',
        4,
        119_900,
        159_900,
        3318,
        142,
        { specs: { Colour: ['Plum', 'Navy', 'Black'] } },
      ],
      ['Bamboo and paper hand fan, red', 'fan', 4, 39_900, 0, 402, 120],
    ],
    1404: [
      ['Shirt-and-tie gift set, blue stripe', 'necktie', 4, 219_900, 259_900, 219, 27],
      ['Cotton socks with a striped cuff', 'socks', 4, 49_900, 59_900, 6904, 420, { specs: { Size: ['UK 4–7', 'UK 8–11'] }, unit: 'pair' }],
    ],
  },
};
