import type { Department } from './row.ts';

export const play: Department = {
  from: 431,
  goods: {
    7101: [
      ['Nesting dolls, five in one, lacquered', 'dolls', 9, 149_900, 179_900, 1302, 58],
      ['Wind-up tin robot', 'robot', 9, 119_900, 0, 866, 41],
      ['Bertha the bear, corduroy', 'teddy-rose', 9, 99_900, 119_900, 1450, 72],
    ],
    7102: [
      ['Jigsaw of the old harbour, 1000 pieces', 'puzzle', 9, 89_900, 109_900, 2240, 95],
      [
        'Staunton chess set, sheesham',
        'chess',
        9,
        249_900,
        0,
        631,
        28,
        { specs: { Board: ['Without a board', 'With a board'] }, more: { 'With a board': 150_000 } },
      ],
      ['Game dice, set of five', 'dice', 9, 39_900, 0, 1877, 210],
      ['Counting frame with a hundred beads', 'abacus', 9, 79_900, 89_900, 702, 64],
    ],
    7103: [
      ['Festival kite with 200 m of line', 'kite', 9, 34_900, 39_900, 5016, 320],
      ['Wooden steam engine, red and black', 'train', 9, 189_900, 0, 944, 37],
      ['Ball-bearing yo-yo', 'yoyo', 9, 49_900, 59_900, 1260, 150],
    ],
    7201: [
      ['Match football, size 5', 'football', 10, 149_900, 189_900, 3308, 125],
      ['Street basketball', 'basketball', 10, 129_900, 0, 1920, 88, { specs: { Size: ['Size 7', 'Size 6'] } }],
    ],
    7202: [
      [
        'Kashmir willow cricket bat, knocked in',
        'cricket',
        10,
        349_900,
        429_900,
        1516,
        44,
        { specs: { Size: ['Full size', 'Harrow', 'Size 6'] }, out: [3] },
      ],
      ['Graphite tennis racket, 285 g', 'tennis', 10, 799_900, 899_900, 418, 17, { specs: { Grip: ['Grip 2', 'Grip 3'] } }],
      ['Badminton racket with a shuttle', 'badminton', 10, 179_900, 0, 2722, 96, { unit: 'set' }],
    ],
    7203: [
      ['Maple skateboard, 8 inch', 'skateboard', 10, 459_900, 0, 366, 21],
      ['Adjustable roller skates', 'rollerskate', 10, 329_900, 399_900, 704, 33, { specs: { Size: ['UK 3–5', 'UK 6–8'] } }],
      ['City bicycle with eight gears', 'bicycle', 10, 2_849_000, 3_199_000, 133, 6, { postage: 9900 }],
      ['Kick scooter for children', 'scooter', 9, 279_900, 0, 1011, 40, { postage: 4950 }],
    ],
    7301: [
      ['Two-person tent, 1.9 kg', 'tent', 1, 1_299_900, 1_549_900, 377, 16, { postage: 4950 }],
      ['Family tent with a porch', 'tent-sand', 10, 1_899_900, 0, 142, 7, { postage: 9900 }],
    ],
    7302: [
      ['Brass pocket compass', 'compass', 1, 149_900, 0, 820, 47],
      ['Map of the world, waterproof', 'map', 1, 59_900, 69_900, 1206, 130],
      ['Travel telescope, 70 mm, with tripod', 'telescope', 10, 1_149_900, 1_299_900, 204, 10],
    ],
    7303: [
      ['Take-down wooden bow, 30 lb', 'bow', 10, 649_900, 0, 98, 9],
      ['River rod and reel, 2.1 m', 'fishing', 10, 389_900, 459_900, 271, 18],
      ['Dart board with six darts', 'dart', 10, 219_900, 0, 530, 26],
    ],
    7401: [
      [
        'Student violin with bow and case',
        'violin',
        3,
        899_900,
        1_049_900,
        214,
        12,
        { specs: { Size: ['Full size', 'Three quarters', 'Half'] } },
      ],
      ['Five-string travel banjo', 'banjo', 3, 1_149_900, 0, 66, 5],
    ],
    7402: [
      ['Snare drum with sticks', 'drum', 3, 749_900, 849_900, 158, 11, { postage: 4950 }],
      ['Carved djembe, 30 cm', 'longdrum', 3, 549_900, 0, 190, 14],
      ['Maracas, painted by hand, pair', 'maracas', 3, 69_900, 0, 811, 90, { unit: 'pair' }],
    ],
    7403: [
      ['Alto saxophone for beginners', 'saxophone', 3, 2_649_000, 2_999_000, 52, 4],
      ['Weighted stage piano, 88 keys', 'keys', 3, 4_499_000, 0, 87, 5, { postage: 9900 }],
      ['Pearwood recorder in a bag', 'flute', 3, 119_900, 139_900, 940, 68],
      ['Pocket trumpet in B flat', 'trumpet', 3, 1_399_900, 0, 41, 3],
      ['Piano accordion, 48 bass', 'accordion', 3, 3_249_000, 0, 18, 2],
    ],
  },
};
