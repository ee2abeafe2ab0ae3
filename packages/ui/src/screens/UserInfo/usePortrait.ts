'use client';

import { useEffect, useRef, useState } from 'react';
import { type PictureRefusal, pictureToSend, readPicture } from '../../components/ImageUploader/readPicture.ts';
import type { UserInfoScreenProps } from './UserInfoScreen.types.ts';

/** Where a new picture stands. */
export type PortraitState =
  | { status: 'still' }
  /** It was picked; its square is being chosen. */
  | { status: 'cropping'; name: string; picture: Blob }
  | { status: 'uploading'; share: number }
  | { status: 'refused'; name: string; reason: PictureRefusal }
  | { status: 'failed'; error: string; file: File };

export interface Portrait {
  state: PortraitState;
  /** What is saved with the form. */
  url: string;
  /** What is shown. */
  shown: string;
  pick: (file: File) => void;
  /** The chosen square; undefined when it could not be cut out. */
  use: (cut: Blob | undefined) => void;
  retry: () => void;
  /** Whatever is going on, the picture stays as it was. */
  cancel: () => void;
  remove: () => void;
}

/** A shopper's picture: picked, checked by its bytes, cut to a square, sent. Another pick or leaving ends what is on its way. */
export function usePortrait(first: string, upload: UserInfoScreenProps['upload']): Portrait {
  const [url, setUrl] = useState(first);
  const [preview, setPreview] = useState('');
  const [state, setState] = useState<PortraitState>({ status: 'still' });
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);

  function begin() {
    call.current?.abort();
    call.current = new AbortController();
    return call.current.signal;
  }

  async function send(file: File) {
    const signal = begin();
    setPreview(URL.createObjectURL(file));
    setState({ status: 'uploading', share: 0 });
    const onProgress = (share: number) => signal.aborted || setState({ status: 'uploading', share });
    const answer = await upload(file, { signal, onProgress });
    if (signal.aborted) return;
    // What is shown is what would be saved.
    setPreview('');
    if ('error' in answer) return setState({ status: 'failed', error: answer.error, file });
    setUrl(answer.url);
    setState({ status: 'still' });
  }

  return {
    state,
    url,
    shown: preview || url,
    async pick(file) {
      const signal = begin();
      const read = await readPicture(file);
      if (signal.aborted) return;
      const { name } = file;
      setPreview('');
      setState('refusal' in read ? { status: 'refused', name, reason: read.refusal } : { status: 'cropping', name, ...read });
    },
    async use(cut) {
      const name = state.status === 'cropping' ? state.name : '';
      const signal = begin();
      const read = cut ? await readPicture(cut) : ({ refusal: 'broken' } as const);
      if (signal.aborted) return;
      if ('refusal' in read) setState({ status: 'refused', name, reason: read.refusal });
      else void send(pictureToSend(read.picture, 1));
    },
    retry() {
      if (state.status === 'failed') void send(state.file);
    },
    cancel() {
      call.current?.abort();
      setPreview('');
      setState({ status: 'still' });
    },
    remove() {
      call.current?.abort();
      setPreview('');
      setUrl('');
      setState({ status: 'still' });
    },
  };
}
