import type { Measure } from '../table.ts';
import type { Consumer } from './consumer.ts';

/** Something that has to hold for the packed library: it throws a sentence when it does not, or returns sizes to judge. */
export interface Check {
  name: string;
  run: (consumer: Consumer) => Promise<readonly Measure[] | void> | readonly Measure[] | void;
}
