'use client';

import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../components/Button/index.ts';
import { useToast } from '../../../components/Toast/index.ts';
import { useErrorText } from '../../../i18n/useErrorText.ts';
import type { Outcome } from '../../../state/resource.ts';
import { Grid, Stack } from '../../../layout/index.ts';
import { visuallyHidden } from '../../../theme/utilities.css.ts';
import * as styles from '../panels/panels.css.ts';
import { type ThirdParty, thirdParties, thirdPartyNames } from '../../../flows/thirdParties.ts';

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
    if (outcome.status === 'failed') toast.show({ tone: 'danger', title: errorText(outcome.error) });
  };
  return (
    <fieldset className={styles.third}>
      <legend className={visuallyHidden}>{t('thirdParties')}</legend>
      <Stack className={styles.thirdWays}>
        <p aria-hidden className={styles.or}>
          {t('or')}
        </p>
        <Grid columns="narrow" gap={3}>
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
        </Grid>
      </Stack>
    </fieldset>
  );
}

/** A letter in a few strokes of our own, in the colour of the text: no company's mark. The name stands beside it. */
const strokes: Record<ThirdParty, string> = {
  facebook: 'M10 17V8.5A2.5 2.5 0 0 1 12.5 6H14M7 10.5h6',
  google: 'M15 6.8A6 6 0 1 0 16 10h-5',
  twitter: 'M5 5l10 10M15 5 5 15',
};

function ThirdPartyMark({ provider }: { provider: ThirdParty }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" width={20} height={20} className={styles.mark}>
      <path d={strokes[provider]} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
}
