import http from 'node:http';
import http2 from 'node:http2';
import { generate } from 'selfsigned';

/** What a connection says of itself, and a stream of HTTP/2 must not. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Stands in front of a server and speaks HTTP/2 as the hosts of shops do: over HTTP/1.1 a browser asks for six files at a time, and
 * a page of many files is measured by its queue. The certificate is its own.
 */
export async function overHttp2(target: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  const sessions = new Set<http2.ServerHttp2Session>();
  const server = http2.createSecureServer({ key, cert }, (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const asked = http.request(target + request.url, { method: request.method, headers }, (answer) => {
      const given = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(given));
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    url: `https://127.0.0.1:${address.port}`,
    close() {
      for (const session of sessions) session.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
