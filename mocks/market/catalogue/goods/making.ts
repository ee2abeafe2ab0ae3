import type { Department } from './row.ts';

export const making: Department = {
  from: 481,
  goods: {
    8101: [
      [
        'Monsoon letters: a novel',
        'redbook',
        11,
        49_900,
        59_900,
        2120,
        140,
        { specs: { Binding: ['Paperback', 'Hardback'] }, more: { Hardback: 40_000 } },
      ],
      ['The lighthouse keeper’s cat, and other stories', 'greenbook', 11, 44_900, 0, 1307, 96],
    ],
    8102: [
      ['A field guide to the birds of the Deccan', 'bluebook', 11, 89_900, 99_900, 816, 62],
      ['Bread from one bowl: eighty recipes', 'openbook', 11, 119_900, 0, 1490, 58],
      ['Mending well: a handbook', 'redbook-amber', 11, 69_900, 69_900, 388, 45],
    ],
    8103: [
      [
        'Galleria gift card',
        'gift',
        11,
        50_000,
        0,
        3020,
        999,
        {
          // Of whatever the shop sells in, which the catalogue does not know.
          specs: { Value: ['500', '1000', '2000', '5000'] },
          more: { 1000: 50_000, 2000: 150_000, 5000: 450_000 },
          virtual: true,
          unit: 'card',
        },
      ],
      ['Online course: watercolour in ten evenings', 'ticket', 11, 249_900, 299_900, 640, 500, { virtual: true, unit: 'seat' }],
    ],
    8201: [
      ['Cedar pencils, box of 12', 'pencil', 11, 24_900, 29_900, 5330, 310, { specs: { Grade: ['HB', '2B', '4B'] }, unit: 'box' }],
      ['Piston-filled fountain pen, ink window', 'pen-dark', 11, 229_900, 0, 316, 27],
    ],
    8202: [
      ['Cloth-bound notebook, A5', 'notebook', 11, 59_900, 0, 3977, 220, { specs: { Ruling: ['Dotted', 'Ruled', 'Plain'] } }],
      ['Spiral ledger, 200 pages', 'ledger', 11, 34_900, 39_900, 1604, 175],
    ],
    8203: [
      ['Watercolour palette with a wooden board', 'palette', 11, 189_900, 229_900, 733, 48],
      [
        'Round brush, synthetic sable',
        'brush',
        11,
        29_900,
        0,
        1811,
        160,
        { specs: { Number: ['No. 8', 'No. 10', 'No. 12'] }, more: { 'No. 10': 5000, 'No. 12': 12_000 } },
      ],
      ['Beeswax crayons, 16 colours', 'crayon', 11, 44_900, 49_900, 2290, 130],
      ['Steel rule, 30 cm', 'ruler', 11, 14_900, 12_900, 902, 240],
    ],
    8301: [
      ['Column cactus, 35 cm', 'cactus', 13, 79_900, 99_900, 912, 44, { postage: 4950 }],
      ['Violet hyacinths, cut this morning', 'hyacinth', 13, 49_900, 0, 377, 0],
    ],
    8302: [
      ['Microgreens seed kit', 'seedling', 13, 39_900, 49_900, 2604, 180],
      [
        'Kitchen herbs, cut this morning',
        'herb',
        13,
        59_900,
        0,
        1140,
        66,
        { specs: { Kinds: ['Basil · mint · dill', 'Thyme · sage · chives'] } },
      ],
    ],
    8303: [
      [
        'Market bouquet, cut this morning',
        'bouquet',
        13,
        89_900,
        0,
        3018,
        55,
        { specs: { Size: ['Hand-tied', 'Generous'] }, more: { Generous: 60_000 } },
      ],
      ['Pink tulips, ten stems', 'tulip', 13, 69_900, 79_900, 1422, 40],
      ['Tall sunflowers, five stems', 'sunflower', 13, 59_900, 0, 866, 38],
    ],
    8401: [
      ['Claw hammer with an ash handle', 'hammer', 16, 89_900, 109_900, 1203, 74],
      ['Hand saw for fine joints', 'saw', 16, 149_900, 0, 420, 31],
      ['Open-end wrench, 250 mm', 'wrench', 16, 119_900, 139_900, 655, 52],
      ['Steel toolbox with a tray', 'toolbox', 16, 199_900, 0, 388, 29, { specs: { Colour: ['Red', 'Blue', 'Black'] }, postage: 4950 }],
      ['Scissors for left and right hands', 'scissors', 13, 79_900, 0, 712, 60],
    ],
    8402: [
      [
        'Merino yarn, 100 g',
        'yarn',
        16,
        54_900,
        64_900,
        3120,
        240,
        { specs: { Colour: ['Cornflower', 'Coral', 'Fern', 'Plum'] }, out: [2] },
      ],
      ['Cotton thread on a spool, 500 m', 'thread', 16, 19_900, 0, 4218, 410, { specs: { Shade: ['Blue', 'Natural', 'Black'] } }],
      ['Darning needles, tin of ten', 'needle', 16, 14_900, 17_900, 970, 190, { unit: 'tin' }],
      ['Horn buttons, 20 mm, card of six', 'button', 16, 24_900, 0, 533, 125, { unit: 'card' }],
    ],
  },
};
