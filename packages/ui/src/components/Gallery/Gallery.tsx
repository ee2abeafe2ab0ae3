'use client';

import { type ComponentProps, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { classes } from '../../theme/classes.ts';
import { Image } from '../Image/index.ts';
import type { LightboxPictureView, LightboxTexts } from '../Lightbox/view.ts';
import * as styles from './Gallery.css.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { useSnap } from './useSnap.ts';

const load = async () => ({ default: (await import('../Lightbox/Lightbox.tsx')).Lightbox });
const LateLightbox = lazyWithRetry(load);
const fetchLightbox = () => fetchAhead(load);

export interface GalleryTexts extends LightboxTexts {
  /** Names the button of the large picture, such as "Enlarge picture 2 of 5". */
  enlarge: (place: number, of: number) => string;
  /** Names a small picture, such as "Show picture 2 of 5". */
  show: (place: number, of: number) => string;
}

export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All of them, in order. Without any it shows that there is no picture. */
  images: readonly LightboxPictureView[];
  /** Which of them is shown, from 0; its owner decides. */
  index: number;
  /** Another one was swiped to, pressed or reached by keys. */
  onIndexChange: (at: number) => void;
  /** Chooses the ground: the id of what is shown. */
  seed: number;
  /** Names of buttons, and what is said of each picture; `label` also names the whole. */
  texts: GalleryTexts;
  /** What is shown, in words, where there is no picture of it. */
  alt: string;
}

/**
 * Pictures of one thing: a large one that is swiped, turned by keys and looked into by a mouse, small ones below, and all of them over the page in a
 * `Lightbox`, whose code comes when it is wanted. The first one loads before everything else, and every place is reserved. Renders a `<div role="group">`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the large picture, then to the small one that is chosen |
 * | Arrow right, arrow left | show the next or the previous picture, and go round |
 * | Home, End | show the first or the last picture |
 * | Enter, Space | on the large picture: opens all of them over the page |
 */
export function Gallery({ images, index, onIndexChange, seed, texts, alt, className, ...rest }: GalleryProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const of = images.length;
  const at = Math.max(0, Math.min(index, of - 1));
  const strip = useSnap(at, onIndexChange);
  const stage = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const turn = (to: number) => {
    hadFocus.current = stage.current?.contains(document.activeElement) ?? false;
    onIndexChange((to + of) % of);
  };
  const turnByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const places: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: of - 1 };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  // The button that had the focus is out of reach once another picture is there.
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    stage.current?.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
  });
  const enlarge = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <div role="group" aria-label={texts.label} {...rest} className={classes(styles.root, className)}>
      <div ref={stage} className={styles.stage}>
        {of === 0 ? (
          <Image src="" alt={alt} seed={seed} />
        ) : (
          <ul ref={strip} className={styles.strip}>
            {images.map((image, place) => (
              <li key={`${image.src} ${place}`} className={styles.slide} inert={place !== at}>
                <button
                  type="button"
                  className={styles.open}
                  tabIndex={place === at ? 0 : -1}
                  aria-label={texts.enlarge(place + 1, of)}
                  onClick={enlarge}
                  onKeyDown={turnByKey}
                  onPointerEnter={fetchLightbox}
                  onFocus={fetchLightbox}
                  onPointerMove={lookInto}
                >
                  <Image src={image.src} alt={image.alt} seed={seed} eager={place === 0} className={styles.picture} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {of > 1 && (
          <p className={styles.position} role="status">
            {texts.position(at + 1, of)}
          </p>
        )}
      </div>
      {of > 1 && (
        <GalleryThumbs
          images={images}
          at={at}
          seed={seed}
          nameOf={(place) => texts.show(place, of)}
          onTurn={onIndexChange}
          onKeyDown={turnByKey}
        />
      )}
      {asked && (
        <LazySuspense>
          <LateLightbox
            images={images}
            open={open}
            onOpenChange={setOpen}
            index={at}
            onIndexChange={onIndexChange}
            texts={texts}
            finalFocus={() => stage.current?.querySelector<HTMLElement>(shown)}
          />
        </LazySuspense>
      )}
    </div>
  );
}

/** The button of the picture that is shown. */
const shown = 'li:not([inert]) > button';

/** Under a mouse the picture is larger, and what is pointed at stays under the pointer. */
function lookInto({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLButtonElement>): void {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--look-x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--look-y', `${((clientY - top) / height) * 100}%`);
}
