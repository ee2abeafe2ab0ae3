/** A deduction as it is printed: with a minus sign, and nothing taken off without one. */
export function takenOff(amount: string): string {
  return amount.startsWith('-') || !/[1-9]/.test(amount) ? amount : `-${amount}`;
}
