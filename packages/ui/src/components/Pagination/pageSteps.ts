/** The numbers a row of pages shows: the ends, the present one with its neighbours, and a gap (`undefined`) where two or more are left out. */
export function pageSteps(page: number, pages: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const steps: (number | undefined)[] = [];
  for (const one of [...new Set(shown)].toSorted((a, b) => a - b)) {
    const last = steps.at(-1);
    if (last !== undefined && one - last === 2) steps.push(one - 1);
    else if (last !== undefined && one - last > 2) steps.push(undefined);
    steps.push(one);
  }
  return steps;
}
