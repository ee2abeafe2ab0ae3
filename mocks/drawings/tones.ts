/** Colours that a drawing can be given: its shadow, its own colour, its light. */
export const tones = {
  red: ['#5A0A16', '#BE2038', '#F79A97'],
  brick: ['#4F170E', '#A4462F', '#E5A08B'],
  coral: ['#7C2616', '#E56B4E', '#FFC9B4'],
  amber: ['#6E430F', '#D99A35', '#FBE2AB'],
  green: ['#11391F', '#438B52', '#AFDCA9'],
  olive: ['#2C3017', '#747D40', '#CACD9F'],
  teal: ['#0A3A40', '#2C8C8E', '#A9DDD7'],
  blue: ['#0E2C5E', '#3278C8', '#AFD4F8'],
  navy: ['#131F3D', '#31497A', '#97ADD3'],
  lilac: ['#3B2867', '#8F73C6', '#DDCFF4'],
  plum: ['#2B1134', '#6C3A74', '#C09AC6'],
  rose: ['#6B2C36', '#C28087', '#F1CFD0'],
  pink: ['#7C234D', '#E272A2', '#FFCEDF'],
  tan: ['#4A2B17', '#AA7444', '#E9C89D'],
  sand: ['#7F6C50', '#D3BF9B', '#F8EFDC'],
  white: ['#B3ABA1', '#EBE6DE', '#FFFFFF'],
  grey: ['#43464D', '#979BA5', '#E6E8ED'],
  dark: ['#1A1C20', '#464951', '#A3A7B0'],
} as const;

export type Tone = keyof typeof tones;
