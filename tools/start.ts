import { freePort } from './ports.ts';
import { services, wantedPorts, type Ports } from './services.ts';
import { supervise } from './supervise.ts';

/** `pnpm start`: the mock marketplace, the storefront and Storybook, until Ctrl-C. */
async function start(): Promise<number> {
  const ports: Ports = { ...wantedPorts };
  for (const [name, wanted] of entries(wantedPorts)) {
    ports[name] = await freePort(wanted);
    if (ports[name] !== wanted) console.log(`Port ${wanted} is taken, so ${name} uses ${ports[name]}.`);
  }
  return supervise(services(ports));
}

function entries<Key extends string>(record: Readonly<Record<Key, number>>): [Key, number][] {
  return Object.entries(record) as [Key, number][];
}

process.exitCode = await start();
