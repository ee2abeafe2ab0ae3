import { type Endpoint, pathOf } from '@galleria/api';
import { type Domain, domains, type EndpointRow, endpointTable } from '@galleria/api/table';
import { fixtures } from '@galleria/mocks/fixtures/index.ts';
import { Tag } from '@galleria/ui';
import { useEffect, useState } from 'react';
import { allRecords } from '../boards/records.ts';
import { CallUses } from './CallUses.tsx';
import { type CallUse, usesOfCalls } from './callUse.ts';
import styles from './docs.module.css';
import { sentencesOf } from './sentences.ts';

const titles: Readonly<Record<Domain, string>> = {
  site: 'Home and site',
  products: 'Products',
  cart: 'Cart',
  checkout: 'Checkout and payment',
  orders: 'Orders',
  refunds: 'Refunds',
  reviews: 'Reviews',
  coupons: 'Coupons',
  addresses: 'Addresses',
  merchants: 'Merchants',
  collections: 'Wish list and followed shops',
  signIn: 'Sign-in and registration',
  user: 'User and points',
  upload: 'Upload',
};

/** All calls of the contract, by domain, with an example of each. */
export function EndpointList() {
  const [uses, setUses] = useState<ReadonlyMap<string, CallUse>>();
  useEffect(() => void allRecords().then((records) => setUses(usesOfCalls(records))), []);
  return (
    <div className={`sb-unstyled ${styles['list']}`}>
      <p>
        {endpointTable.length} calls, {endpointTable.filter(({ endpoint }) => endpoint.access === 'token').length} of them with a token.
      </p>
      {domains.map((domain) => (
        <section key={domain} aria-labelledby={`calls-${domain}`}>
          <h2 id={`calls-${domain}`}>{titles[domain]}</h2>
          {endpointTable
            .filter((row) => row.domain === domain)
            .map((row) => (
              <Call key={row.name} {...row} uses={uses} />
            ))}
        </section>
      ))}
    </div>
  );
}

function Call({ name, endpoint, uses }: EndpointRow & { uses: ReadonlyMap<string, CallUse> | undefined }) {
  const { request, answer } = fixtures[name];
  return (
    <details className={styles['call']}>
      <summary>
        <code className={styles['name']}>{name}</code>
        <span className={styles['path']}>
          <b>{endpoint.method}</b> {endpoint.path}
        </span>
        <span className={styles['marks']}>
          {endpoint.access === 'token' && <Tag tone="warning">token</Tag>}
          {endpoint.encoding && <Tag>{endpoint.encoding}</Tag>}
          <Tag tone={endpoint.source === 'shown' ? 'info' : 'neutral'}>{endpoint.source}</Tag>
        </span>
        <span className={styles['sentence']}>{sentencesOf[name]}</span>
      </summary>
      <div className={styles['examples']}>
        <Example title="Request" text={sent(endpoint, request)} />
        <Example title="Answer" text={json(answer)} />
      </div>
      {uses && <CallUses use={uses.get(name)} />}
    </details>
  );
}

/** A request as it stands on the wire: method and address, and the body below. */
function sent({ method, path }: Endpoint, { params, query, body }: RequestExample) {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])).toString();
  const line = `${method} ${pathOf(path, params)}${search && `?${search}`}`;
  return body === undefined ? line : `${line}\n\n${json(body)}`;
}

interface RequestExample {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: object | undefined;
  body?: unknown;
}

function Example({ title, text }: { title: string; text: string }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre>{text}</pre>
    </figure>
  );
}

const json = (value: unknown) => JSON.stringify(value, (_, part: unknown) => (part instanceof Blob ? '(the file)' : part), 2) ?? 'null';
