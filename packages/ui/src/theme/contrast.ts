type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** Contrast of a text colour on a ground by the WCAG formula: 1 (none) to 21. A veiled colour counts as it looks on that ground. */
export function contrast(text: string, ground: string): number {
  const below = channelsOf(ground);
  const lights = [luminance(over(channelsOf(text), below)), luminance(below)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** `#RRGGBB` or `rgb(24 24 27 / .48)`, the two ways in which the palettes are written. */
export function channelsOf(colour: string): Channels {
  const hex = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  const [red, green, blue, alpha = 1] = hex ? hex.map((part) => Number.parseInt(part, 16)) : (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`"${colour}" is no colour of the palettes.`);
  return [red, green, blue, alpha];
}

function over([red, green, blue, alpha]: Channels, below: Channels): Channels {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: Channels): number {
  const linear = (channel: number) => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
