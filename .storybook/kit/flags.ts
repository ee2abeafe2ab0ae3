/** A flag as the address of a picture, 20 by 15. */
export type Drawing = string;

const draw = (shapes: string): Drawing =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 15" width="60" height="45">${shapes}</svg>`)}`;

const bar = (colour: string, x: number, y: number, width: number, height: number) =>
  `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const ground = (colour: string) => bar(colour, 0, 0, 20, 15);
const circle = (colour: string, x: number, r: number) => `<circle fill="${colour}" cx="${x}" cy="7.5" r="${r}"/>`;
const rowBars = (colours: readonly string[]) =>
  colours.map((colour, at) => bar(colour, 0, (15 / colours.length) * at, 20, 15 / colours.length)).join('');

/** Bars below each other; a colour twice is a bar of double height. */
export const rows = (...colours: readonly string[]) => draw(rowBars(colours));

/** Bars beside each other. */
export const columns = (...colours: readonly string[]) =>
  draw(colours.map((colour, at) => bar(colour, (20 / colours.length) * at, 0, 20 / colours.length, 15)).join(''));

/** A disc on one ground, or on a ground between two edges. */
export const disc = (field: string, colour: string, x: number, edge?: string) =>
  draw(ground(edge ?? field) + (edge ? bar(field, 0, 3.75, 20, 7.5) : '') + circle(colour, x, edge ? 3 : 4.4));

/** The cross of the north, in one colour or with an edge. */
export const nordic = (field: string, colour: string, inner?: string) =>
  draw(
    ground(field) +
      bar(colour, 5.5, 0, 3.6, 15) +
      bar(colour, 0, 5.7, 20, 3.6) +
      (inner ? bar(inner, 6.4, 0, 1.8, 15) + bar(inner, 0, 6.6, 20, 1.8) : ''),
  );

/** A cross that touches no edge. */
export const cross = (field: string, colour: string) => draw(ground(field) + bar(colour, 8.4, 3, 3.2, 9) + bar(colour, 5.5, 5.9, 9, 3.2));

/** Two bars and a triangle at the pole. */
export const wedge = (triangle: string, ...colours: readonly string[]) =>
  draw(`${rowBars(colours)}<path fill="${triangle}" d="M0 0l10 7.5L0 15z"/>`);

/** Three bars and a wheel. */
export const wheel = (top: string, middle: string, bottom: string, colour: string) =>
  draw(
    `${rowBars([top, middle, bottom])}<circle fill="none" stroke="${colour}" stroke-width=".5" cx="10" cy="7.5" r="1.9"/><circle fill="none" stroke="${colour}" stroke-width="1.6" stroke-dasharray=".15 .27" cx="10" cy="7.5" r=".9"/>`,
  );

/** One star on one ground. */
export const starred = (field: string, colour: string, x: number, y: number, r: number) => {
  const points = Array.from({ length: 5 }, (_, at) => (at * 4 * Math.PI) / 5).map(
    (turn) => `${hundredths(x + r * Math.sin(turn))} ${hundredths(y - r * Math.cos(turn))}`,
  );
  return draw(`${ground(field)}<path fill="${colour}" d="M${points.join('L')}z"/>`);
};

const hundredths = (value: number) => Math.round(value * 100) / 100;
