'use client';

import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { IconDrawing } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { InfoBay } from '../../features/articles/InfoArticle.tsx';
import { Grid, Heading, Stack, Text } from '../../layout/index.ts';
import * as styles from './ContactUsScreen.css.ts';
import type { ServiceKind, ServiceWay } from './ContactUsScreen.state.ts';

const glyphs: Record<ServiceKind, IconDrawing> = { chat: MessageCircle, phone: Phone, email: Mail, message: MessageSquareText };

/** The ways to reach the service, the operator's own choice first. */
export function Ways({ ways }: { ways: readonly ServiceWay[] }) {
  const { t } = useTranslation('contactUs');
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} scale="heading" id={id}>
        {t('ways.title')}
      </Heading>
      <Grid as="ul" className={styles.ways}>
        {ways.map(({ kind, href, text }) => (
          <li key={kind} className={styles.way}>
            <InfoBay glyph={glyphs[kind]} size="small" className={styles.wayBay} />
            <Heading level={3} scale="meta" tone="muted" className={styles.wayTitle}>
              {t(`ways.${kind}.title`)}
            </Heading>
            {href ? (
              <Link inline href={href} className={styles.wayLink} {...(href.startsWith('https:') && { rel: 'noreferrer' })}>
                {text ?? t(`ways.${kind}.act`)}
              </Link>
            ) : (
              <Text weight="medium">{text}</Text>
            )}
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
