'use client';

import { ImagePlus } from 'lucide';
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderTexts } from './texts.ts';
import { UploadNotices } from './UploadNotices.tsx';
import { UploadTile } from './UploadTile.tsx';
import { isTaken, type UploadItem } from './uploads.ts';
import { useDrop } from './useDrop.ts';
import { type Upload, useUploads } from './useUploads.ts';

const none: readonly string[] = [];

export interface ImageUploaderProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'>, FieldTexts {
  /** What the pictures are for, such as "Pictures of what arrived". */
  label: string;
  /** The most pictures; one more is refused, and that is said. */
  maxFiles: number;
  /** Sends one picture and resolves with its address or with a sentence; never rejects. `onProgress` takes a share of 0 to 1. */
  upload: Upload;
  /** The addresses of what is uploaded, in order, and how many pictures are still checked, on their way, or failed. */
  onValueChange: (urls: string[], unsettled: number) => void;
  /** Addresses that the form begins with. */
  defaultValue?: readonly string[] | undefined;
  /** Its words: the button, what is going on with each picture, and why one is refused. */
  texts: ImageUploaderTexts;
}

/**
 * Takes up to `maxFiles` pictures, JPG or PNG of at most 10 000 000 bytes, picked, dropped or pasted. Each is checked by its bytes and
 * drawn once before it is sent, so a renamed file is refused at once; each is sent alone, so one that fails takes no other with it.
 * Renders a `<fieldset>`; `className`, `ref` and the rest go to it.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes over the buttons of each picture, then to the one that adds more |
 * | Enter, Space | opens the file picker; moves, removes, cancels or tries again |
 * | Ctrl or Cmd and V | adds the pictures of the clipboard while focus is within |
 */
export function ImageUploader({
  label,
  maxFiles,
  upload,
  onValueChange,
  defaultValue = none,
  texts,
  error,
  hint,
  id,
  'aria-describedby': described,
  ...rest
}: ImageUploaderProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [said, setSaid] = useState<readonly string[]>([]);
  // What becomes of many pictures comes in quick succession: each is said, and none takes the words from another.
  const tell = (news: string) => setSaid((before) => [...before, news]);
  const say = (news: string) => setSaid([news]);
  const { items, add, retry, move, remove } = useUploads({
    maxFiles,
    first: defaultValue,
    upload,
    onValueChange,
    news: {
      refused: (name, reason) => tell(texts.refused(name, reason)),
      failed: (name, reason) => tell(texts.failed(name, reason)),
      done: (name) => tell(texts.done(name)),
    },
  });
  const taken = items.filter(isTaken);
  const isFull = taken.length >= maxFiles;
  const addAnew = (files: readonly File[]) => {
    setSaid([]);
    add(files);
  };
  const { dragged, zone } = useDrop(addAnew);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef('');
  // A button that moved with its picture, or went with it, takes focus away with it.
  useLayoutEffect(() => {
    if (focusNext.current) list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  });
  const drop = ({ id: removed, name }: UploadItem) => {
    focusNext.current = '[data-act=pick]';
    remove(removed);
    say(texts.removed(name));
  };
  const tryAgain = (item: UploadItem) => {
    focusNext.current = `li:nth-child(${taken.indexOf(item) + 1}) [data-act=remove]`;
    retry(item);
  };
  const moveTo = ({ id: moved, name }: UploadItem, at: number, by: -1 | 1) => {
    focusNext.current = `li:nth-child(${at + by + 1}) [data-act=${by < 0 ? 'earlier' : 'later'}]`;
    move(moved, by);
    say(texts.moved(name, at + by + 1, taken.length));
  };
  const { 'aria-invalid': invalid, ...notes } = describedBy(fieldId, { error, hint }, described);
  return (
    <fieldset {...rest} id={fieldId} {...notes} {...(invalid && { 'data-invalid': '' })}>
      <legend className={styles.legend}>{label}</legend>
      <div {...zone} className={styles.zone} {...(dragged && { 'data-dragged': '' })}>
        <ul ref={list} className={styles.tiles}>
          {taken.map((item, at) => (
            <UploadTile
              key={item.id}
              item={item}
              texts={texts}
              first={at === 0}
              last={at === taken.length - 1}
              onMove={(by) => moveTo(item, at, by)}
              onRemove={() => drop(item)}
            />
          ))}
          <li>
            <button
              type="button"
              data-act="pick"
              className={styles.pick}
              // It stays in the tab order: it is full when the focus is on it.
              {...(isFull && { 'aria-disabled': true })}
              onClick={() => !isFull && input.current?.click()}
            >
              <Icon icon={ImagePlus} />
              {texts.pick}
              <span className={styles.count}>{texts.count(taken.length, maxFiles)}</span>
            </button>
          </li>
        </ul>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          aria-label={texts.pick}
          onChange={({ currentTarget }) => {
            addAnew([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <UploadNotices items={items} id={fieldId} texts={texts} onRetry={tryAgain} onRemove={drop} />
      <FieldNotes id={fieldId} error={error} hint={hint} />
      <div role="status" aria-atomic={false} className={visuallyHidden}>
        {said.map((news, at) => (
          <p key={at}>{news}</p>
        ))}
      </div>
    </fieldset>
  );
}
