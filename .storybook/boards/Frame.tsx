import { useEffect, useRef, useState } from 'react';
import styles from './boards.module.css';

/** The window that stories are drawn in, in pixels. */
export const desk = { width: 1280, height: 800 };

interface FrameProps {
  title: string;
  /** The address of a picture, shown at its own scale. */
  picture?: string | undefined;
  /** The address of a story, which is played. */
  story?: string | undefined;
  /** Whole, or as much as a window shows. */
  isWhole?: boolean;
}

/** A state in its frame, as much smaller as there is room: its picture, or the story itself. */
export function Frame({ title, picture, story, isWhole = false }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.25);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / desk.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const [isMissing, miss] = useState(false);
  const [height, setHeight] = useState(desk.height);
  // A story that is shown whole is as high as it likes.
  const measure = ({ contentDocument }: HTMLIFrameElement) => {
    if (!isWhole || !contentDocument) return;
    const { documentElement } = contentDocument;
    new ResizeObserver(() => setHeight(Math.max(desk.height, documentElement.scrollHeight))).observe(contentDocument.body);
  };
  return (
    <div ref={box} className={styles['frame']} style={isWhole ? { minBlockSize: height * scale } : { blockSize: desk.height * scale }}>
      {story ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, whose play runs its scripts and needs its origin
        <iframe
          title={title}
          src={story}
          style={{ width: desk.width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
      ) : picture === undefined || isMissing ? (
        <p className={styles['quiet']}>There is no accepted picture of this. Show it live.</p>
      ) : (
        <img
          src={picture}
          alt={title}
          // Behind the edge of what is clipped, a picture would never be scrolled to.
          loading={isWhole ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => miss(true)}
          onLoad={({ currentTarget }) => {
            currentTarget.style.inlineSize = `${Math.min(100, (currentTarget.naturalWidth / desk.width) * 100)}%`;
          }}
        />
      )}
    </div>
  );
}
