'use client';

import { useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { useHandFocusOn } from '../../hooks/useHandFocusOn.ts';
import { WidePicture } from '../../features/pictures/WidePicture.tsx';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { GoodsCard, GoodsGrid, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import * as styles from './HomeScreen.css.ts';
import type { RecommendedState } from './HomeScreen.state.ts';

interface RecommendedProps {
  state: RecommendedState;
  image: string;
  goodsHref: (id: number) => string;
  onMore: () => void;
  onRetry: () => void;
}

/** Goods that anybody may like, a page at a time on demand (docs/domain/home.md#recommended). */
export function Recommended({ state, image, goodsHref, onMore, onRetry }: RecommendedProps) {
  const { t } = useTranslation(['home', 'common']);
  const id = useId();
  if (state.status === 'ready' && state.goods.length === 0) return null;
  return (
    <Stack as="section" gap={6} aria-labelledby={id}>
      <WidePicture src={image} height={200} className={styles.band} />
      <Heading level={2} scale="title" id={id}>
        {t('common:goods.recommended')}
      </Heading>
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<GoodsGridSkeleton label={t('common:goods.loading')} />}
        failedTitle={t('common:goods.failed')}
        onRetry={onRetry}
      >
        {({ goods, more }) => (
          <Stack gap={10}>
            <GoodsGrid>
              {goods.map((one) => (
                <GoodsCard key={one.id} goods={one} href={goodsHref(one.id)} />
              ))}
            </GoodsGrid>
            <More state={more} onMore={onMore} />
          </Stack>
        )}
      </AsyncContent>
    </Stack>
  );
}

type MoreState = Extract<RecommendedState, { status: 'ready' }>['more'];

function More({ state, onMore }: { state: MoreState; onMore: () => void }) {
  const { t } = useTranslation('home');
  return state.status === 'end' ? (
    <Text tone="faint" className={styles.end} data-end>
      {t('end')}
    </Text>
  ) : (
    <MoreButton state={state} onMore={onMore} />
  );
}

function MoreButton({ state, onMore }: { state: Exclude<MoreState, { status: 'end' }>; onMore: () => void }) {
  const { t } = useTranslation(['home', 'common']);
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  // With the last goods it goes, and the next Tab leads on from the end of the list.
  useHandFocusOn(box, '[data-end]');
  return (
    <Stack ref={box} align="center" gap={4}>
      {state.status === 'failed' && (
        <Alert tone="danger" live>
          {errorText(state.error)}
        </Alert>
      )}
      <Button size="large" loading={state.status === 'loading'} onClick={onMore}>
        {state.status === 'failed' ? t('common:retry') : t('home:more')}
      </Button>
    </Stack>
  );
}
