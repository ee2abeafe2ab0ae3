/** Colours that a drawing can be turned into, as hues; a drawing of one colour alone can be. */
export const tones = { red: 352, coral: 14, amber: 38, green: 135, teal: 175, blue: 212, lilac: 268, pink: 325 } as const;

/** Colours without a hue. */
export const greys = ['grey', 'dark'] as const;

export type Tone = keyof typeof tones | (typeof greys)[number];
