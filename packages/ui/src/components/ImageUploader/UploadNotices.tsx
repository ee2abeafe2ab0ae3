'use client';

import { CircleAlert, X } from 'lucide';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderTexts } from './texts.ts';
import type { UploadItem } from './uploads.ts';

interface UploadNoticesProps {
  items: readonly UploadItem[];
  id: string;
  texts: ImageUploaderTexts;
  onRetry: (item: UploadItem) => void;
  onRemove: (item: UploadItem) => void;
}

/** What was refused, and why; what failed, with a way to try again. */
export function UploadNotices({ items, id, texts, onRetry, onRemove }: UploadNoticesProps) {
  return (
    <ul className={styles.notices}>
      {items.map((item) => {
        const { state, name } = item;
        if (state.status !== 'failed' && state.status !== 'refused') return null;
        const noticeId = `${id}-notice-${item.id}`;
        return (
          <li key={item.id} className={styles.notice}>
            <div className={styles.noticeText}>
              <Icon icon={CircleAlert} size={16} className={styles.noticeIcon} />
              <p id={noticeId}>{state.status === 'failed' ? texts.failed(name, state.error) : texts.refused(name, state.reason)}</p>
            </div>
            {state.status === 'failed' ? (
              <Button size="small" className={styles.retry} aria-describedby={noticeId} onClick={() => onRetry(item)}>
                {texts.retry}
              </Button>
            ) : (
              <IconButton label={texts.remove(name)} icon={X} onClick={() => onRemove(item)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
