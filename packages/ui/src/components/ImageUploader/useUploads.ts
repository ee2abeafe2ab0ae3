'use client';

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type PictureRefusal, pictureToSend, readPicture } from './readPicture.ts';
import { isTaken, nextUploads, positionOf, type UploadItem, type UploadState, unsettledOf, urlsOf } from './uploads.ts';

/** Sends one picture, named by its position and free of what tells of its maker. Resolves with its address or with a sentence that says what went wrong; never rejects. */
export type Upload = (
  file: File,
  way: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ url: string } | { error: string }>;

export interface UploadsNews {
  refused: (name: string, reason: PictureRefusal) => void;
  failed: (name: string, error: string) => void;
  done: (name: string) => void;
}

interface UseUploads {
  maxFiles: number;
  first: readonly string[];
  upload: Upload;
  onValueChange: (urls: string[], unsettled: number) => void;
  news: UploadsNews;
}

/** The pictures of an uploader and what is on its way for them: calls and object URLs end with the picture or with the component. */
export function useUploads({ maxFiles, first, upload, onValueChange, news }: UseUploads) {
  const [items, act] = useReducer(nextUploads, first, begin);
  const latest = useRef({ items, upload, onValueChange, news });
  const held = useRef({ next: first.length, previews: new Map<number, string>(), calls: new Map<number, AbortController>() });
  // One picture is drawn at a time: together they might take all the memory there is.
  const lastCheck = useRef(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = { items, upload, onValueChange, news };
  });

  const state = JSON.stringify([urlsOf(items), unsettledOf(items)]);
  const told = useRef(state);
  // Before it is seen: a form that is sent at once has the picture.
  useLayoutEffect(() => {
    if (told.current === state) return;
    told.current = state;
    latest.current.onValueChange(urlsOf(latest.current.items), unsettledOf(latest.current.items));
  }, [state]);

  const letGo = useCallback((id: number) => {
    held.current.calls.get(id)?.abort();
    held.current.calls.delete(id);
    URL.revokeObjectURL(held.current.previews.get(id) ?? '');
    held.current.previews.delete(id);
  }, []);

  useEffect(() => {
    const { previews, calls } = held.current;
    return () => {
      for (const id of new Set([...previews.keys(), ...calls.keys()])) letGo(id);
    };
  }, [letGo]);

  const send = useCallback(async (id: number, name: string, picture: Blob) => {
    const call = new AbortController();
    held.current.calls.set(id, call);
    const set = (next: UploadState) => !call.signal.aborted && act({ type: 'set', id, state: next });
    set({ status: 'uploading', share: 0 });
    const onProgress = (share: number) => set({ status: 'uploading', share: Math.min(1, Math.max(0, share)) });
    const file = pictureToSend(picture, positionOf(latest.current.items, id));
    const answer = await latest.current.upload(file, { signal: call.signal, onProgress });
    if (call.signal.aborted) return;
    // Whoever reports progress after the answer is not heard.
    held.current.calls.delete(id);
    call.abort();
    if ('url' in answer) {
      act({ type: 'set', id, state: { status: 'done', url: answer.url } });
      latest.current.news.done(name);
    } else {
      act({ type: 'set', id, state: { status: 'failed', error: answer.error } });
      latest.current.news.failed(name, answer.error);
    }
  }, []);

  const check = useCallback(
    async (id: number, file: File, signal: AbortSignal) => {
      if (signal.aborted) return;
      const read = await readPicture(file);
      if (signal.aborted) return;
      if ('refusal' in read) {
        act({ type: 'set', id, state: { status: 'refused', reason: read.refusal } });
        latest.current.news.refused(file.name, read.refusal);
        return;
      }
      const { picture } = read;
      const preview = URL.createObjectURL(picture);
      held.current.previews.set(id, preview);
      act({ type: 'set', id, state: { status: 'uploading', share: 0 }, preview, picture });
      void send(id, file.name, picture);
    },
    [send],
  );

  const add = (files: readonly File[]) => {
    let free = maxFiles - latest.current.items.filter(isTaken).length;
    const added = files.map((file) => {
      free -= 1;
      held.current.next += 1;
      const { next: id } = held.current;
      const state: UploadState = free < 0 ? { status: 'refused', reason: 'many' } : { status: 'checking' };
      return { file, item: { id, name: file.name, state } };
    });
    act({ type: 'add', items: added.map(({ item }) => item) });
    for (const { file, item } of added) {
      if (item.state.status === 'refused') {
        latest.current.news.refused(file.name, 'many');
        continue;
      }
      const call = new AbortController();
      held.current.calls.set(item.id, call);
      lastCheck.current = lastCheck.current.then(() => check(item.id, file, call.signal));
    }
  };

  return {
    items,
    add,
    retry: ({ id, name, picture }: UploadItem) => picture && void send(id, name, picture),
    move: (id: number, by: -1 | 1) => act({ type: 'move', id, by }),
    remove: (id: number) => {
      letGo(id);
      act({ type: 'remove', id });
    },
  };
}

function begin(urls: readonly string[]): readonly UploadItem[] {
  return urls.map((url, at) => ({ id: at, name: url.split('/').at(-1) ?? url, preview: url, state: { status: 'done', url } }));
}
