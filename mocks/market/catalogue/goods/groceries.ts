import type { Department } from './row.ts';

const kilos = { specs: { Weight: ['1 kg', '2 kg', '5 kg'] }, more: { '2 kg': 12_000, '5 kg': 44_000 } };

export const groceries: Department = {
  from: 361,
  goods: {
    5101: [
      ['Kashmir apples, crisp and red, 1 kg', 'apple', 5, 24_900, 29_900, 4310, 260],
      ['Nagpur oranges, net of 12', 'orange', 5, 19_900, 0, 3877, 180, { unit: 'net' }],
      ['Seedless black grapes, 500 g', 'grapes', 5, 14_900, 17_900, 2950, 0],
      ['Mahabaleshwar strawberries, 250 g', 'strawberry', 5, 18_900, 0, 2204, 96],
    ],
    5102: [
      ['Vine tomatoes, 500 g', 'tomato', 5, 6900, 0, 7012, 340],
      ['Bunched carrots with their green', 'carrot', 5, 5900, 7900, 5230, 210],
      ['Bell peppers, green, pack of 3', 'bellpepper', 5, 8900, 0, 2620, 130, { unit: 'pack' }],
    ],
    5201: [
      ['Lychee blossom honey, 250 g', 'honey', 5, 34_900, 39_900, 1840, 150],
      ['Plum tomatoes in juice, 400 g tin', 'canned', 5, 12_900, 0, 2204, 310],
    ],
    5202: [
      ['Aged basmati rice', 'rice', 7, 21_900, 24_900, 8033, 420, kilos],
      ['Red kidney beans, dried', 'beans', 7, 18_900, 0, 2970, 260, kilos],
    ],
    5203: [
      ['Kashmiri chillies, whole, 100 g', 'pepper', 7, 14_900, 17_900, 3402, 190],
      ['Rock salt in a shaker, 120 g', 'salt', 7, 7900, 0, 1987, 220],
      ['Single-clove garlic, 250 g', 'garlic', 7, 11_900, 11_900, 1415, 75],
    ],
    5204: [
      ['Roasted peanuts in the shell, 400 g', 'peanuts', 7, 9900, 12_900, 4106, 330],
      ['Green olives with pimento, 300 g', 'olive', 5, 29_900, 0, 918, 84],
      ['Half coconut, ready to grate', 'coconut', 5, 5900, 0, 3311, 150],
    ],
    5301: [
      ['Sourdough sandwich loaf, 800 g', 'bread', 5, 14_900, 0, 5204, 60, { specs: { Cut: ['Whole', 'Sliced'] } }],
      ['Butter croissants, box of 4', 'croissant', 5, 22_900, 26_900, 3780, 45, { unit: 'box' }],
      ['Mountain cheese, aged ten months, 250 g', 'cheese', 5, 44_900, 0, 860, 38, { postage: 4950 }],
    ],
    5302: [
      [
        'Idukki dark chocolate, 70 %',
        'chocolate',
        7,
        24_900,
        29_900,
        4415,
        280,
        { specs: { Pack: ['Single bar', 'Pack of 5'] }, more: { 'Pack of 5': 90_000 } },
      ],
      ['Chocolate-chip biscuits with jaggery, tin', 'cookie', 7, 34_900, 0, 2066, 120, { unit: 'tin' }],
      ['Boiled sweets, tamarind and lime', 'candy', 7, 9900, 12_900, 1208, 240],
      ['Birthday cupcakes, box of 6', 'cupcake', 7, 59_900, 0, 745, 0, { unit: 'box' }],
    ],
    5401: [
      [
        'Darjeeling first flush, loose leaf',
        'teacup',
        7,
        64_900,
        79_900,
        1933,
        88,
        { specs: { Weight: ['100 g', '250 g'] }, more: { '250 g': 85_000 } },
      ],
      [
        'Chikmagalur coffee, medium roast, 250 g',
        'coffee',
        7,
        49_900,
        0,
        5120,
        170,
        { specs: { Grind: ['Whole beans', 'Filter', 'Espresso'] } },
      ],
      ['Yerba mate with its gourd and straw', 'mate', 7, 119_900, 139_900, 164, 22],
    ],
    5402: [
      ['Pressed apple juice, 6 × 200 ml', 'beverage', 5, 29_900, 33_900, 2418, 200, { unit: 'pack' }],
      ['Pineapple juice with ginger, 1 l', 'pineapple', 7, 19_900, 0, 1107, 140],
    ],
  },
};
