'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Arch } from '../../components/Arch/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading, Inline, Stack, Text } from '../../layout/index.ts';
import * as styles from './ErrorScreen.css.ts';
import { type ErrorStatus, errorPageOf } from './ErrorScreen.state.ts';

export interface ErrorScreenProps {
  /** HTTP-like status; `newVersion` when a part of the page failed to load twice within a minute (docs/domain/site.md#new-versions). */
  status: ErrorStatus;
  /** Where the back-home button leads. */
  homeHref: string;
  /** Addresses of up to four pictures of goods that stand in the side bays. */
  scenery?: readonly string[] | undefined;
  onSignIn?: (() => void) | undefined;
  /** Loads the page anew: to try again, or to come to the new version. */
  onReload?: (() => void) | undefined;
}

/** Numbers that everybody knows stand for themselves; of the others a thing says what they mean. */
const objects = { notFound: undefined, serverError: undefined, signIn: 'lock', newVersion: 'parcel', other: 'cable' } as const;

/** Says that a page cannot be shown, why, and where to go (docs/domain/errors.md#error-pages). */
export function ErrorScreen({ status, homeHref, scenery, onSignIn, onReload }: ErrorScreenProps) {
  const { t } = useTranslation(['error', 'common']);
  const page = errorPageOf(status);
  const primary = primaryOf();

  function primaryOf() {
    switch (page) {
      case 'signIn':
        return onSignIn && { label: t('common:header.signIn'), onPress: onSignIn };
      case 'newVersion':
        return onReload && { label: t('common:failure.reload'), onPress: onReload };
      case 'serverError':
      case 'other':
        return onReload && { label: t('common:retry'), onPress: onReload };
      case 'notFound':
        return undefined;
      default:
        return page satisfies never;
    }
  }
  const bay = (at: number, className: string) => <Arch size="medium" className={className} image={scenery?.[at]} />;
  return (
    <Stack as="section" gap={8} align="center" className={styles.root} aria-labelledby="error-title">
      <div className={styles.arcade}>
        {bay(0, styles.outer)}
        {bay(1, styles.inner)}
        <Arch tone="accent" size="large" object={objects[page]} sign={page === 'notFound' || page === 'serverError' ? status : undefined} />
        {bay(2, styles.inner)}
        {bay(3, styles.outer)}
      </div>
      <Stack gap={2} align="center">
        <Heading level={1} scale="display" id="error-title">
          {page === 'other' ? t('common:failure.title') : t(`error:${page}.title`)}
        </Heading>
        <Text scale="lead" tone="muted" className={styles.body}>
          {t(`error:${page}.text`)}
        </Text>
      </Stack>
      <Inline gap={3} justify="center">
        {primary && (
          <Button size="large" tone="primary" onClick={primary.onPress}>
            {primary.label}
          </Button>
        )}
        <LinkButton size="large" tone={primary ? 'neutral' : 'primary'} href={homeHref}>
          {t('common:toHome')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
