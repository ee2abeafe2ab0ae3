import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './panels.css.ts';
import { ThirdPartyMark } from './ThirdPartyMark.tsx';
import { type ThirdParty, thirdParties, thirdPartyNames } from '../../flows/thirdParties.ts';

interface ThirdPartiesProps {
  providers: readonly ThirdParty[];
  onChoose: (provider: ThirdParty) => Promise<Outcome>;
}

/** Buttons for those who sign in with an account that they have elsewhere. */
export function ThirdParties({ providers, onChoose }: ThirdPartiesProps) {
  const { t } = useTranslation('loginPanels');
  const errorText = useErrorText();
  const toast = useToast();
  const [busy, setBusy] = useState<ThirdParty>();
  const running = useRef(false);
  const choose = async (provider: ThirdParty) => {
    // A ref, as a second press may come before the first has been drawn.
    if (running.current) return;
    running.current = true;
    setBusy(provider);
    const outcome = await onChoose(provider);
    running.current = false;
    setBusy(undefined);
    if (outcome.status === 'failed') toast.show({ tone: 'error', title: errorText(outcome.error) });
  };
  return (
    <fieldset className={styles.third}>
      <legend className={visuallyHidden}>{t('thirdParties')}</legend>
      <p aria-hidden className={styles.or}>
        {t('or')}
      </p>
      <div className={styles.thirdRow}>
        {thirdParties
          .filter((provider) => providers.includes(provider))
          .map((provider) => (
            <Button
              key={provider}
              className={styles.thirdButton}
              loading={busy === provider}
              disabled={busy !== undefined && busy !== provider}
              onClick={() => choose(provider)}
            >
              <ThirdPartyMark provider={provider} /> {thirdPartyNames[provider]}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}
