import { parseArgs } from 'node:util';

/** Settings of the mock server, from its command line. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      /** Forget everything at the end. */
      memory: { type: 'boolean', default: false },
      /** Begin anew. */
      reset: { type: 'boolean', default: false },
      /** Where the marketplace is kept from one start to the next. */
      file: { type: 'string' },
    },
  });
  return { ...values, port: Number(values.port) };
}
