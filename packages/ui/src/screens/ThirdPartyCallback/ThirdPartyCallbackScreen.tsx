'use client';

import { CircleAlert, Cookie, UserRoundX } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Arch } from '../../components/Arch/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Heading, Inline, Stack, Text } from '../../layout/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ThirdPartyCallbackScreen.css.ts';
import type { ThirdPartyCallbackState } from './ThirdPartyCallbackScreen.state.ts';

export interface ThirdPartyCallbackScreenProps {
  state: ThirdPartyCallbackState;
  /** The brand's name of the third party. */
  provider: string;
  /** Where the other ways to sign in are. */
  otherWaysHref: string;
  /** Asks the third party anew, which leaves the page unless it fails. Without it nobody can. */
  onAgain?: (() => Promise<Outcome>) | undefined;
}

/**
 * Where a third party sends the shopper back to: signs them in and leads on, or says why it did not
 * (docs/domain/sign-in.md#third-parties).
 */
export function ThirdPartyCallbackScreen({ state, provider, otherWaysHref, onAgain }: ThirdPartyCallbackScreenProps) {
  const { t } = useTranslation('thirdParty');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { status } = state;
  const over = status !== 'signingIn';

  async function again() {
    setBusy(true);
    await onAgain?.();
    setBusy(false);
  }

  return (
    <Stack as="section" gap={8} align="center" className={styles.root} aria-labelledby="third-party-title">
      <div className={styles.bay}>
        <Arch className={styles.arch} size="medium" tone={over ? 'sand' : 'accent'} />
        {over ? (
          <Icon className={classes(styles.sign, styles.signTones.still)} icon={glyphs[status]} size={40} />
        ) : (
          <Spinner className={classes(styles.sign, styles.signTones.busy)} size="large" />
        )}
      </div>
      <Stack key={status} gap={2} align="center" role={over ? 'alert' : 'status'}>
        <Heading level={1} scale="display" id="third-party-title" className={styles.title}>
          {t(`callback.${status}.title`, { provider })}
        </Heading>
        <Text scale="lead" tone="muted" className={styles.body}>
          {status === 'failed' ? errorText(state.error) : t(`callback.${status}.text`, { provider })}
        </Text>
      </Stack>
      {over && (
        <Inline gap={3} justify="center" className={styles.actions}>
          {onAgain && (
            <Button size="large" tone="primary" loading={busy} onClick={again}>
              {t('callback.again', { provider })}
            </Button>
          )}
          <LinkButton size="large" tone={onAgain ? 'neutral' : 'primary'} href={otherWaysHref}>
            {t('callback.otherWays')}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

const glyphs = { denied: UserRoundX, failed: CircleAlert, notSignedIn: UserRoundX, cookiesBlocked: Cookie };
