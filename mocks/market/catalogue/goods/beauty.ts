import type { Department } from './row.ts';

export const beauty: Department = {
  from: 401,
  goods: {
    6101: [
      ['Tinted lip balm', 'lipstick', 8, 49_900, 59_900, 5218, 240, { specs: { Shade: ['Hibiscus', 'Fig', 'Bare'] } }],
      ['Satin lipstick, poppy', 'lipstick-coral', 8, 79_900, 0, 1740, 110],
    ],
    6102: [
      ['Vanity mirror with a scalloped rim', 'mirror', 8, 94_900, 109_900, 3022, 190, { specs: { Rim: ['Gilded', 'Rose'] } }],
      ['Shaving mirror with a steel rim', 'mirror-grey', 8, 129_900, 0, 418, 36],
    ],
    6201: [
      ['Rose petal soap, 120 g', 'soap', 8, 24_900, 29_900, 6110, 330],
      ['Neem and clay soap, 120 g', 'soap-green', 8, 24_900, 0, 4202, 280],
      ['Lavender guest soaps, box of 6', 'soap-lilac', 8, 69_900, 79_900, 812, 64, { unit: 'box' }],
    ],
    6202: [
      [
        'Almond body lotion',
        'lotion',
        8,
        59_900,
        74_900,
        3340,
        160,
        { specs: { Volume: ['200 ml', '400 ml'] }, more: { '400 ml': 45_000 } },
      ],
      ['Hand lotion with shea and vetiver', 'lotion-sand', 8, 44_900, 0, 2715, 148],
      ['Sun lotion SPF 50 for face and body, light, without scent, safe for reefs', 'lotion-amber', 8, 89_900, 109_900, 1950, 92],
    ],
    6301: [
      ['Wide-tooth comb for curls', 'comb-plum', 8, 39_900, 0, 1423, 120, { specs: { Colour: ['Plum', 'Teal', 'Black'] } }],
      ['Neem wood beard comb', 'comb-tan', 8, 29_900, 34_900, 960, 88],
    ],
    6302: [
      ['Safety razor with ten blades', 'razor', 8, 149_900, 179_900, 1316, 57],
      [
        'Bamboo toothbrush, soft',
        'toothbrush-tan',
        8,
        14_900,
        0,
        7420,
        600,
        { specs: { Pack: ['Single', 'Pack of 4'] }, more: { 'Pack of 4': 35_000 } },
      ],
      ['Children’s toothbrush, blue', 'toothbrush-blue', 8, 19_900, 24_900, 1088, 140],
    ],
  },
};
