import path from 'node:path';
import { bin } from './bin.ts';
import { root } from './paths.ts';
import type { Command } from './processes.ts';

/** A server that runs as long as `start` does. */
export interface Service extends Command {
  name: string;
  /** Shown to the developer, and asked until it answers. */
  address: string;
  /** Whether its output is for the developer; the others are quiet unless they fail. */
  talks?: boolean;
}

/** The ports that `start` wants; each service moves to the next free one when its own is taken. */
export const wantedPorts = { 'Mock marketplace': 4010, Storefront: 5173, Storybook: 6006 } as const;

export type Ports = Record<keyof typeof wantedPorts, number>;

const host = '127.0.0.1';

export function services(ports: Ports): readonly Service[] {
  const api = `http://${host}:${ports['Mock marketplace']}`;
  return [
    {
      name: 'Mock marketplace',
      address: api,
      args: [path.join(root, 'mocks/server/main.ts'), '--port', String(ports['Mock marketplace'])],
      // It prints the one-time codes that a real shop would send by mail.
      talks: true,
    },
    {
      name: 'Storefront',
      address: `http://${host}:${ports.Storefront}`,
      args: [bin('vite'), '--port', String(ports.Storefront), '--strictPort', '--host', host],
      cwd: path.join(root, 'packages/storefront'),
      // Cards are taken by the demo gateway, which this marketplace has.
      env: { GALLERIA_API: api, GALLERIA_STRIPE_KEY: 'demo' },
    },
    {
      name: 'Storybook',
      address: `http://${host}:${ports.Storybook}`,
      args: [bin('storybook'), 'dev', '-p', String(ports.Storybook), '--ci', '--disable-telemetry', '--host', host, '--exact-port'],
    },
  ];
}
