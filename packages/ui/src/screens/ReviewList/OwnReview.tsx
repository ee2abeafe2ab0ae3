'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { OwnPictures } from '../../features/pictures/OwnPictures.tsx';
import { Statement } from '../../patterns/Statement/index.ts';
import { FoldedText } from './FoldedText.tsx';
import * as styles from './OwnReview.css.ts';
import type { ReviewGroupView, ReviewLineView } from './ReviewListScreen.state.ts';

interface OwnReviewProps {
  line: ReviewLineView;
  merchant: ReviewGroupView['merchant'];
  links: { goods: (productId: number) => string; reviews: (productId: number) => string; shop: (merchantId: number) => string };
}

/** What the shopper wrote of something, and what the shop answered; where the server does not send it back, the way to the goods' reviews. */
export function OwnReview({ line, merchant, links }: OwnReviewProps) {
  const { t } = useTranslation('reviewList');
  const format = useDateFormat();
  const { review } = line;
  return (
    <li className={styles.root}>
      <Image src={line.image} alt="" seed={line.productId} className={styles.goods} />
      <div className={styles.body}>
        <div>
          <p className={styles.name}>
            <Link href={links.goods(line.productId)} className={styles.link}>
              {line.name}
            </Link>
          </p>
          <p className={styles.meta}>
            {line.specText && <span>{line.specText}</span>}
            <Link href={links.shop(merchant.id)} className={styles.link}>
              {merchant.name}
            </Link>
          </p>
        </div>
        {review ? (
          <>
            <div className={styles.score}>
              <Rating value={review.stars} label={t('stars', { count: review.stars })} size="small" />
              {review.writtenAt && (
                <time dateTime={review.writtenAt} className={styles.moment}>
                  {printMoment(review.writtenAt, format)}
                </time>
              )}
            </div>
            {review.text && <FoldedText>{review.text}</FoldedText>}
            {review.pictures.length > 0 && <OwnPictures pictures={review.pictures} size={64} />}
            {review.reply && <Statement name={merchant.name}>{review.reply}</Statement>}
          </>
        ) : (
          <p>
            <Link inline href={links.reviews(line.productId)}>
              {t('see')}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
