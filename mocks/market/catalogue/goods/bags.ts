import type { Department } from './row.ts';

export const bags: Department = {
  from: 241,
  goods: {
    2101: [
      ['Top-handle bag in pebbled leather, wine', 'handbag-red', 4, 529_900, 649_900, 488, 23],
      ['Small top-handle bag, black', 'handbag-dark', 4, 459_900, 0, 351, 15],
    ],
    2102: [
      [
        'Commuter backpack, waterproof',
        'backpack-teal',
        1,
        449_900,
        529_900,
        1120,
        48,
        { specs: { Volume: ['24 l', '30 l'] }, more: { '30 l': 60_000 } },
      ],
      ['School backpack with a front pocket', 'backpack-navy', 1, 199_900, 249_900, 3077, 130],
      ['Photo backpack with a padded inside', 'backpack-dark', 1, 599_900, 0, 264, 14, { withdrawn: true }],
    ],
    2103: [
      [
        'Transit 68 hold suitcase, polycarbonate',
        'suitcase-sand',
        1,
        749_900,
        999_900,
        1306,
        37,
        { specs: { Colour: ['Sand', 'Cobalt', 'Black'] }, postage: 9900 },
      ],
      ['Ribbed cabin case, coral', 'suitcase-coral', 1, 399_900, 0, 512, 33, { postage: 4950 }],
    ],
    2104: [
      [
        'Clasp purse in vegetable-tanned leather',
        'purse-red',
        4,
        149_900,
        189_900,
        871,
        56,
        { specs: { Colour: ['Cherry', 'Forest', 'Black'] } },
      ],
      ['Evening clutch, shell pink', 'clutch', 4, 219_900, 0, 307, 20],
      ['Briefcase for a 14-inch laptop', 'briefcase', 4, 699_900, 799_900, 192, 16],
      ['Silk-lined jewellery purse', 'purse-lilac', 15, 99_900, 0, 76, 25],
    ],
    2201: [
      [
        'Meridian 36 mm hand-wound watch',
        'watch-tan',
        6,
        1_299_900,
        0,
        204,
        9,
        { specs: { Strap: ['Leather strap', 'Steel bracelet'] }, more: { 'Steel bracelet': 150_000 } },
      ],
      ['Split-second stopwatch', 'stopwatch', 6, 349_900, 399_900, 158, 21],
    ],
    2202: [
      ['Twin-bell alarm clock', 'alarm', 6, 119_900, 149_900, 2260, 90],
      ['Arched desk clock with a brass base', 'clock', 15, 389_900, 389_900, 71, 6],
    ],
    2301: [
      [
        'Silver ring with a pale sapphire',
        'ring',
        15,
        849_900,
        999_900,
        167,
        12,
        { specs: { Size: ['Size 12', 'Size 14', 'Size 16'] }, out: [3] },
      ],
      ['Slim silver ring with a topaz', 'ring', 15, 189_900, 0, 940, 58, { specs: { Size: ['Size 12', 'Size 14', 'Size 16'] } }],
      ['Solitaire ring, made to order', 'ring', 15, 1_149_900, 0, 43, 0],
    ],
    2302: [
      ['Carnelian bead bracelet', 'beads', 15, 129_900, 169_900, 1011, 66],
      ['Loose blue topaz, 2 carat', 'gem', 15, 2_450_000, 0, 12, 3],
      ['Sandalwood prayer beads', 'beads-tan', 15, 89_900, 0, 720, 84],
    ],
    2401: [
      ['Driving sunglasses, polarised', 'sunglasses-tan', 6, 329_900, 389_900, 604, 41],
      ['Everyday sunglasses, black', 'sunglasses-dark', 6, 189_900, 0, 417, 52],
    ],
    2402: [
      [
        'Reading glasses, dark blue frame',
        'glasses',
        6,
        99_900,
        129_900,
        1540,
        110,
        { specs: { Strength: ['+1.0', '+1.5', '+2.0', '+2.5'] }, out: [4] },
      ],
      ['Computer glasses with a blue filter', 'glasses', 6, 149_900, 0, 823, 75],
    ],
  },
};
