'use client';

import { UserRound } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ReviewCard.css.ts';
import { ReviewPicture } from './ReviewPicture.tsx';

/** What a shopper wrote about a product. */
export interface ReviewView {
  id: number;
  /** Masked, such as "A***a". */
  nickname: string;
  /** 0 to 5. */
  stars: number;
  /** May have several lines; may be empty. */
  text: string;
  /** Addresses of the shopper's pictures. */
  pictures: readonly string[];
  /** The merchant's answer; empty when there is none. */
  reply: string;
  /** ISO 8601; absent when the server does not say. */
  writtenAt?: string | undefined;
  /** What was bought, such as "Lilac, UK 8"; may be empty. */
  specText: string;
}

export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'children' | 'lang'> {
  /** What was written, and what `onOpen` is given. */
  review: ReviewView;
  /** Words around it, in the page's language. */
  texts: {
    /** The stars in words, such as "4 of 5 stars". */
    stars: string;
    /** Name of a picture's button, counted from one, such as "Open picture 2 of 5". */
    picture: (number: number, of: number) => string;
    /** Above the merchant's answer, such as "Reply from Kiln & Clay". */
    replyFrom: string;
  };
  /** A picture of who wrote, 40 px; without it a drawn head. It decorates: the name stands beside it. */
  avatar?: ReactNode;
  /** Language of the text when it is not the page's own and its script does not tell, so that it is read and broken rightly. */
  lang?: string | undefined;
  /** A picture is pressed: show it large. `at` counts from zero. */
  onOpen?: ((at: number, review: ReviewView) => void) | undefined;
}

/** A shopper's review: who, stars, when, what was bought, text, pictures, and the merchant's answer. Renders an `<article>` named by the nickname. */
export function ReviewCard({ review, texts, avatar, lang, onOpen, className, ...rest }: ReviewCardProps) {
  const id = useId();
  const format = useDateFormat();
  return (
    <article aria-labelledby={id} {...rest} className={classes(styles.root, className)}>
      <div className={styles.avatar}>{avatar ?? <Icon icon={UserRound} />}</div>
      <div className={styles.body}>
        <div className={styles.head}>
          <span id={id} className={styles.nickname}>
            {review.nickname}
          </span>
          <Rating value={review.stars} label={texts.stars} size="small" />
          {(review.writtenAt || review.specText) && (
            <p className={styles.meta}>
              {review.writtenAt && <time dateTime={review.writtenAt}>{printMoment(review.writtenAt, format)}</time>}
              {review.specText && <span>{review.specText}</span>}
            </p>
          )}
        </div>
        {review.text && (
          <p lang={lang ?? foreignLang(review.text, format.locale)} className={styles.words}>
            {review.text}
          </p>
        )}
        {review.pictures.length > 0 && (
          <ul className={styles.pictures}>
            {review.pictures.map((src, at) => (
              <li key={`${src} ${at}`}>
                <ReviewPicture src={src} label={texts.picture(at + 1, review.pictures.length)} onOpen={() => onOpen?.(at, review)} />
              </li>
            ))}
          </ul>
        )}
        {review.reply && (
          <div className={styles.reply}>
            <p className={styles.replyFrom}>{texts.replyFrom}</p>
            <p className={styles.replyWords}>{review.reply}</p>
          </div>
        )}
      </div>
    </article>
  );
}
