import type { Department } from './row.ts';

export const electronics: Department = {
  from: 281,
  goods: {
    3101: [
      [
        'Aria Mini on-ear headphones, foldable',
        'headphones-grey',
        3,
        349_900,
        449_900,
        4102,
        118,
        { specs: { Colour: ['Silver', 'Graphite'] } },
      ],
      ['Reference open-back studio headphones', 'headphones-sand', 3, 1_649_900, 0, 233, 11, { postage: 4950 }],
    ],
    3102: [
      ['Kitchen radio with a timer', 'radio-white', 14, 289_900, 329_900, 655, 40],
      ['Portable radio with a telescopic aerial', 'radio-olive', 3, 179_900, 0, 912, 67],
    ],
    3103: [
      ['Broadcast microphone with a table stand', 'microphone-dark', 3, 549_900, 649_900, 388, 20],
      ['USB desk microphone', 'microphone-white', 3, 249_900, 0, 1207, 95, { specs: { Plug: ['USB-C', '3.5 mm'] } }],
    ],
    3201: [
      [
        'Slate 27 desktop, all in one',
        'desktop',
        14,
        8_999_000,
        9_999_000,
        121,
        6,
        { specs: { Memory: ['16 GB', '32 GB'] }, more: { '32 GB': 900_000 }, postage: 9900 },
      ],
      ['Slate 13 laptop for study, 8 GB, 256 GB', 'laptop', 14, 3_999_000, 3_999_000, 1460, 45],
    ],
    3202: [
      ['Low-profile keyboard, 84 keys', 'keyboard', 14, 329_900, 399_900, 2086, 74, { specs: { Layout: ['English', 'Hindi', 'French'] } }],
      ['Quiet wireless mouse', 'mouse', 14, 99_900, 129_900, 7350, 260],
      ['Travel mouse with two buttons', 'mouse-dark', 14, 199_900, 0, 840, 39],
    ],
    3203: [
      ['Laser printer, both sides', 'printer', 14, 1_499_900, 1_799_900, 302, 13, { postage: 9900 }],
      ['Compact photo printer', 'printer-white', 14, 349_900, 0, 517, 28],
    ],
    3301: [
      ['Field 35 Flash compact camera', 'flashcamera', 1, 1_445_000, 1_599_000, 176, 8],
      ['Mirrorless camera, 24 megapixels', 'camera-dark', 14, 5_749_000, 0, 94, 5],
    ],
    3302: [
      [
        'Slate One phone, 6.1 inch',
        'phone',
        14,
        2_999_900,
        3_499_900,
        3820,
        88,
        { specs: { Colour: ['Ink', 'Stone', 'Rust'], Storage: ['128 GB', '256 GB'] }, more: { '256 GB': 500_000 }, out: [4] },
      ],
      [
        'Slate One Mini phone, 5.4 inch',
        'phone',
        14,
        2_399_900,
        0,
        1105,
        52,
        { specs: { Storage: ['128 GB', '256 GB'] }, more: { '256 GB': 500_000 } },
      ],
    ],
    3303: [
      ['Retro television, 24 inch, grey case', 'television', 14, 1_899_900, 2_199_900, 87, 7, { postage: 9900 }],
      ['Home projector with two reels of light', 'projector', 14, 2_749_900, 0, 140, 9, { postage: 4950 }],
    ],
    3401: [
      ['Tabletop arcade joystick', 'joystick', 3, 599_900, 699_900, 412, 22],
      ['Game disc: Night train to Nowhere', 'disc', 3, 249_900, 249_900, 1533, 140],
    ],
    3402: [
      ['Rechargeable AA batteries, pack of 8', 'battery', 14, 89_900, 119_900, 9410, 380, { unit: 'pack' }],
      ['Mains plug with a two-metre cord', 'plug', 14, 129_900, 0, 2774, 133],
    ],
    3403: [
      ['Warm LED bulb, 9 W, box of 6', 'bulb', 14, 59_900, 79_900, 8200, 500, { specs: { Cap: ['Bayonet', 'Screw'] }, unit: 'box' }],
      ['Pocket torch, rechargeable', 'torch', 14, 119_900, 0, 1906, 97],
      ['Filament bulb, amber glass', 'bulb', 1, 149_900, 179_900, 318, 0],
    ],
  },
};
