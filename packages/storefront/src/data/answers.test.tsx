// @vitest-environment jsdom
import { ApiFailure } from '@galleria/api';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import useSWR, { useSWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { refresh } from './cache.ts';
import { askForPictures, useFirstPictures } from './firstPictures.ts';
import { SwrProvider } from './SwrProvider.tsx';

afterEach(() => void vi.unstubAllGlobals());

function draw(children: ReactNode) {
  const root = createRoot(document.createElement('div'));
  root.render(children);
  return root;
}

test('after a change what nobody shows of a shopper’s is forgotten; what is shown stays until the answer comes', async () => {
  let asked = 0;
  const seen: Record<string, unknown[]> = { cart: [undefined], orders: [undefined], goods: [undefined] };
  let change: () => Promise<void> = async () => {};
  const Answer = ({ name, token = 'token' }: { name: string; token?: string | undefined }) => {
    const { data } = useSWR({ name, tags: ['cart'], ...(token && { token }) }, async () => (asked += 1));
    if (seen[name]?.at(-1) !== data) seen[name]?.push(data);
    return null;
  };
  const Page = ({ left = false }) => {
    const { cache, mutate } = useSWRConfig();
    change = () => refresh({ cache, mutate }, ['cart']);
    return (
      <>
        <Answer name="orders" />
        {!left && <Answer name="cart" />}
        {!left && <Answer name="goods" token="" />}
      </>
    );
  };
  const page = (left: boolean) => (
    <SwrProvider>
      <Page left={left} />
    </SwrProvider>
  );
  const root = draw(page(false));
  await vi.waitFor(() => expect(seen['goods']).toEqual([undefined, 3]));
  flushSync(() => root.render(page(true)));
  await change();
  root.render(page(false));
  await vi.waitFor(() =>
    expect(seen).toMatchObject({ orders: [undefined, 1, 4], cart: [undefined, 2, undefined, 5], goods: [undefined, 3, 6] }),
  );
  root.unmount();
});

test('what could not be had in the background is asked for again when the page is seen', async () => {
  let view = 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => view as DocumentVisibilityState);
  const ask = vi.fn(async () => {
    throw new ApiFailure({ kind: 'transport' });
  });
  const Lasting = () => {
    useSWR('settings', ask, { revalidateOnFocus: false, revalidateOnReconnect: false });
    return null;
  };
  const root = draw(
    <SwrProvider>
      <Lasting />
    </SwrProvider>,
  );
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  view = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  root.unmount();
  vi.useRealTimers();
});

test('a page that is drawn as the first pictures come hears of them', async () => {
  let come = () => {};
  class Picture {
    src = '';
    decode = () => new Promise<void>((resolve) => (come = resolve));
  }
  vi.stubGlobal('Image', Picture);
  askForPictures(['/a.webp']);
  const seen: Record<string, boolean> = {};
  const Home = () => {
    seen['home'] = useFirstPictures();
    return null;
  };
  const Goods = () => {
    seen['goods'] = useFirstPictures();
    useLayoutEffect(() => come(), []);
    return null;
  };
  draw(<Home />);
  await vi.waitFor(() => expect(seen['home']).toBe(false));
  startTransition(() => void draw(<Goods />));
  await vi.waitFor(() => expect(seen).toEqual({ home: true, goods: true }));
});
