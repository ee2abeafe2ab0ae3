'use client';

import { CalendarClock, FileBadge, PencilLine, Store } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Arch } from '../../components/Arch/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { TextLink } from '../../components/TextButton/index.ts';
import { reviewDays } from '../../flows/application.ts';
import { Grid, Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import * as styles from './MerchantApplicationScreen.css.ts';

const facts = [
  ['needs', FileBadge],
  ['time', PencilLine],
  ['review', CalendarClock],
] as const;

/** What it is about: what is needed and how long it takes. */
export function ApplicationIntro({ recordHref }: { recordHref: string }) {
  const { t } = useTranslation(['merchantApplication', 'applications']);
  return (
    <Panel as="header" padding="large" className={styles.head}>
      <Stack gap={2} align="start" className={styles.words}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted" prose>
          {t('lead')}
        </Text>
        <TextLink scale="meta" href={recordHref}>
          {t('applications:title')}
        </TextLink>
      </Stack>
      <div className={styles.bays}>
        <Arch shade={false} />
        <Arch shade={false} tone="accent" sign={<Icon icon={Store} size={32} />} />
        <Arch shade={false} />
      </div>
      <Grid as="ul" columns={3} gap={6} className={styles.facts}>
        {facts.map(([name, glyph]) => (
          <Inline as="li" key={name} gap={3} align="start" wrap={false}>
            <Icon icon={glyph} size={20} className={styles.factIcon} />
            <div>
              <Text weight="semibold">{t(`facts.${name}.title`, { days: reviewDays })}</Text>
              <Text scale="meta" tone="muted">
                {t(`facts.${name}.text`)}
              </Text>
            </div>
          </Inline>
        ))}
      </Grid>
    </Panel>
  );
}
