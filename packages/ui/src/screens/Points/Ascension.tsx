'use client';

import { Sprout } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading, Panel, Stack, Text } from '../../layout/index.ts';
import * as styles from './PointsScreen.css.ts';

/** The experience that came with orders. The server names no levels, so none are made up. */
export function Ascension({ experience, homeHref }: { experience: number; homeHref: string }) {
  const { t } = useTranslation(['points', 'common']);
  const format = useFormat();
  const title = useId();
  return (
    <Panel as="section" padding="large" className={styles.ascension} aria-labelledby={title}>
      <span className={styles.sign}>
        <Icon icon={Sprout} size={24} />
      </span>
      <Stack gap={1} className={styles.words}>
        <Heading level={2} scale="meta" tone="muted" id={title}>
          {t('experience.title')}
        </Heading>
        <Text scale="display" numeric>
          {printNumber(experience, format)}
        </Text>
        <Text tone="muted" prose>
          {t(experience > 0 ? 'experience.text' : 'experience.none')}
        </Text>
        <Text tone="muted" prose>
          {t('experience.levels')}
        </Text>
      </Stack>
      <LinkButton href={homeHref} className={styles.browse}>
        {t('common:toShopping')}
      </LinkButton>
    </Panel>
  );
}
