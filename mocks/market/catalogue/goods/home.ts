import type { Department } from './row.ts';

export const home: Department = {
  from: 321,
  goods: {
    4101: [
      ['Bentwood kitchen chair, honey', 'chair-amber', 16, 649_900, 0, 210, 18, { postage: 9900 }],
      [
        'Stacking chair, slate',
        'chair-dark',
        2,
        429_900,
        499_900,
        604,
        60,
        { specs: { Sold: ['Single', 'Set of four'] }, more: { 'Set of four': 1_200_000 }, postage: 4950 },
      ],
      ['Oak side chair', 'chair-tan', 17, 1_349_900, 0, 44, 3],
    ],
    4102: [
      [
        'Single bed with blue bedding',
        'bed',
        2,
        2_499_000,
        2_899_000,
        132,
        8,
        { specs: { Width: ['90 cm', '120 cm'] }, more: { '120 cm': 400_000 }, postage: 9900 },
      ],
      ['Sofa bed with a reading lamp', 'couch', 16, 3_299_000, 0, 71, 5, { postage: 9900 }],
      ['Day bed with two pillows', 'bed', 17, 2_149_000, 2_449_000, 29, 2],
    ],
    4201: [
      ['Tall water glass, 330 ml, set of six', 'glass', 12, 79_900, 99_900, 3140, 150, { unit: 'set' }],
      ['Espresso cup with saucer', 'coffee-teal', 2, 49_900, 0, 1220, 92, { specs: { Glaze: ['Sea', 'Sand', 'Slate'] } }],
    ],
    4202: [
      [
        'Round teapot with a bamboo strainer, 900 ml',
        'teapot-white',
        2,
        179_900,
        219_900,
        866,
        47,
        { specs: { Glaze: ['White', 'Teal', 'Navy'] } },
      ],
      ['Small teapot for one, fern glaze', 'teapot-green', 2, 129_900, 0, 441, 38],
    ],
    4203: [
      ['Cast-iron egg pan, 18 cm', 'pan', 12, 119_900, 149_900, 2318, 84],
      [
        'Cook’s knife in carbon steel',
        'knife',
        12,
        329_900,
        0,
        774,
        31,
        { specs: { Blade: ['20 cm', '24 cm'] }, more: { '24 cm': 60_000 } },
      ],
      ['Stew pot with two handles, 5 l', 'pot', 12, 449_900, 529_900, 506, 19, { postage: 4950 }],
    ],
    4204: [
      ['Mixing bowl with a spoon', 'bowl', 12, 99_900, 0, 928, 63, { specs: { Colour: ['Blue', 'Coral', 'Teal'] } }],
      ['Dinner plate with knife and fork, set of four', 'plate', 2, 259_900, 319_900, 602, 35, { unit: 'set', postage: 4950 }],
      ['Dinner knife and fork, brushed steel', 'cutlery', 12, 89_900, 89_900, 415, 70],
    ],
    4301: [
      ['Two-handled vase, sea glaze', 'amphora-teal', 2, 199_900, 0, 188, 15],
      ['Floor amphora, 60 cm, raw clay', 'amphora-sand', 2, 549_900, 649_900, 57, 4, { postage: 9900 }],
    ],
    4302: [
      ['Clay oil lamp, painted by hand', 'lamp', 12, 69_900, 89_900, 4480, 210],
      ['Paper lantern, red, 40 cm', 'lantern', 12, 54_900, 0, 1030, 115],
      ['Pillar candles, ivory, box of 4', 'candle-white', 2, 89_900, 0, 366, 0, { unit: 'box' }],
    ],
    4303: [
      ['Oval mirror in a gilded frame', 'mirror', 12, 299_900, 349_900, 173, 14, { postage: 4950 }],
      [
        'Oak picture frame with a landscape print',
        'frame',
        12,
        149_900,
        0,
        290,
        33,
        { specs: { Size: ['A4', 'A3'] }, more: { A3: 60_000 } },
      ],
      ['Wall mirror with a marigold rim', 'mirror', 15, 119_900, 0, 102, 20],
    ],
    4401: [
      ['Carry basket in palm leaf, grey wash', 'basket-grey', 12, 229_900, 269_900, 357, 26, { postage: 4950 }],
      [
        'Glass storage jar with a screw lid, 1 l',
        'jar',
        12,
        39_900,
        0,
        5122,
        400,
        { specs: { Pack: ['Single', 'Pack of 4'] }, more: { 'Pack of 4': 105_000 } },
      ],
    ],
    4402: [
      ['Grass broom with a turned handle', 'broom', 12, 49_900, 59_900, 1713, 140],
      ['Steel-handled bucket, 12 l', 'bucket', 12, 59_900, 0, 988, 77, { specs: { Colour: ['Blue', 'Coral', 'Fern'] } }],
      ['Cellulose kitchen sponges, pack of 5', 'sponge', 12, 24_900, 29_900, 6240, 540, { unit: 'pack' }],
    ],
  },
};
