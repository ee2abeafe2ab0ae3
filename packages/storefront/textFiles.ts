import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../ui/src/i18n');

/** Every file of texts, such as `fr/login.json`, as it is sent. */
function readTexts(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [file.replaceAll(path.sep, '/'), JSON.stringify(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))]),
  );
}

/** Publishes the texts as data: as code, each would be read and kept twice, and their names would weigh on every first visit. */
export function textFiles(): Plugin {
  let texts = new Map<string, string>();
  return {
    name: 'galleria:text-files',
    config(_, { command }) {
      texts = readTexts();
      const hash = createHash('sha256')
        .update(JSON.stringify([...texts]))
        .digest('hex')
        .slice(0, 8);
      const base = command === 'build' ? `/assets/texts-${hash}` : '/texts';
      return { define: { 'import.meta.env.TEXTS': JSON.stringify(base) } };
    },
    configureServer({ middlewares }) {
      middlewares.use('/texts/', (request, response, next) => {
        const text = readTexts().get((request.url ?? '').slice(1).replace(/\?.*/, ''));
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(text);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const base = String(JSON.parse(this.environment.config.define?.['import.meta.env.TEXTS'] ?? '""')).slice(1);
      for (const [file, source] of texts) this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source });
    },
  };
}
