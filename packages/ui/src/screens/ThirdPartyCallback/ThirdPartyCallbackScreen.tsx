import { CircleAlert, Cookie, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Arch } from '../../components/Arch/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
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
    <section className={styles.root} aria-labelledby="third-party-title">
      <div className={styles.bay}>
        <Arch className={styles.arch} size="medium" tone={over ? 'sand' : 'accent'} />
        {over ? (
          <Icon className={classes(styles.sign, styles.signTones.still)} icon={glyphs[status]} size={40} />
        ) : (
          <Spinner className={classes(styles.sign, styles.signTones.busy)} size="large" />
        )}
      </div>
      <div key={status} role={over ? 'alert' : 'status'}>
        <h1 id="third-party-title" className={styles.title}>
          {t(`callback.${status}.title`, { provider })}
        </h1>
        <p className={styles.body}>{status === 'failed' ? errorText(state.error) : t(`callback.${status}.text`, { provider })}</p>
      </div>
      {over && (
        <div className={styles.actions}>
          {onAgain && (
            <Button size="large" tone="primary" loading={busy} onClick={again}>
              {t('callback.again', { provider })}
            </Button>
          )}
          <LinkButton size="large" tone={onAgain ? 'neutral' : 'primary'} href={otherWaysHref}>
            {t('callback.otherWays')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

const glyphs = { denied: UserRoundX, failed: CircleAlert, notSignedIn: UserRoundX, cookiesBlocked: Cookie };
