/* Exact decimal numbers, by whole numbers of any size. */

/** An exact decimal number: so many units of which ten to the power of `places` make one. */
export interface Exact {
  units: bigint;
  places: number;
}

/** The number that a text says, with an exponent as numbers that are large or small are written. */
export function exactOf(text: string): Exact {
  const [, digits, part = '', power = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text) ?? [];
  if (digits === undefined) throw new RangeError(`"${text}" is no decimal number.`);
  const [units, places] = [BigInt(digits + part), part.length - Number(power)];
  return places < 0 ? { units: units * tenTo(-places), places: 0 } : { units, places };
}

/** Without zeros at the end. */
export function textOf(exact: Exact): string {
  const { units, places } = shortest(exact);
  const digits = String(magnitude(units)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
}

export function shortest({ units, places }: Exact): Exact {
  if (places === 0 || units % 10n !== 0n) return { units, places };
  return shortest({ units: units / 10n, places: places - 1 });
}

export const tenTo = (power: number) => 10n ** BigInt(power);
export const magnitude = (value: bigint) => (value < 0n ? -value : value);
export const sign = (value: bigint) => (value < 0n ? -1 : value > 0n ? 1 : 0);

/** In units of so many places, of which it has no more itself. */
export const unitsAt = ({ units, places }: Exact, wanted: number) => units * tenTo(wanted - places);

/** Both in the units of the finer one. */
export function aligned(a: Exact, b: Exact): [a: bigint, b: bigint] {
  const places = Math.max(a.places, b.places);
  return [unitsAt(a, places), unitsAt(b, places)];
}

export const negated = ({ units, places }: Exact): Exact => ({ units: -units, places });
export const times = (a: Exact, b: Exact): Exact => ({ units: a.units * b.units, places: a.places + b.places });

export function plus(a: Exact, b: Exact): Exact {
  const [first, second] = aligned(a, b);
  return { units: first + second, places: Math.max(a.places, b.places) };
}

export function order(a: Exact, b: Exact): number {
  const [first, second] = aligned(a, b);
  return sign(first - second);
}

/** Rounded to a whole number, half away from zero. */
export function quotient(over: bigint, under: bigint): bigint {
  const [a, b] = [magnitude(over), magnitude(under)];
  const whole = (2n * a + b) / (2n * b);
  return over < 0n === under < 0n ? whole : -whole;
}
