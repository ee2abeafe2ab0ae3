/**
 * A phone number in groups, as it is said: "+91 98860 41210", "1800 200 0101". One that has groups already, or whose plan is not
 * known, stays as it was written: a wrong group is worse than none.
 */
export function printPhone(text: string): string {
  const number = text.trim();
  for (const plan of plans) if (plan.test(number)) return number.replace(plan, groups);
  return number;
}

/** Mobile numbers of India with and without its dial code, and numbers that cost the caller nothing. */
const plans = [/^(\+91) ?([6-9]\d{4})(\d{5})$/, /^([6-9]\d{4})(\d{5})$/, /^(18[06]0)(\d{3})(\d{3,4})$/];

const groups = (_: string, ...parts: readonly (string | number)[]) => parts.slice(0, -2).join(' ');
