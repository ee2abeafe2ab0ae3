'use client';

import { Field, setInput } from '../../forms/formisch.ts';
import { useState } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../layout/index.ts';
import { AgreementCheckbox } from '../../patterns/AgreementCheckbox/index.ts';
import type { Resource } from '../../state/resource.ts';
import * as styles from './MerchantApplicationScreen.css.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './parts.ts';

const load = () => import('./AgreementDialog.tsx');
const AgreementDialog = lazyWithRetry(async () => ({ default: (await load()).AgreementDialog }));
const fetchDialog = () => fetchAhead(load);

interface AgreementPartProps extends Omit<PartProps, 'refusal'> {
  agreement: Resource<string>;
  onRead: () => void;
}

/** Consent to the settlement agreement, which opens over the form. */
export function AgreementPart({ form, fieldMessage, agreement, onRead }: AgreementPartProps) {
  const { t } = useTranslation('merchantApplication');
  const [isOpen, setOpen] = useState(false);
  const agree = (agreed: boolean) => setInput(form, { path: ['agree'], input: agreed });
  return (
    <Part title={t('agreement.title')} text={t('agreement.text')}>
      <Inline gap={6} align="start">
        <Field of={form} path={['agree']}>
          {(field) => {
            const { onChange: _, ...props } = field.props;
            return (
              <AgreementCheckbox
                {...props}
                className={styles.consent}
                name="agree"
                checked={field.input === true}
                onCheckedChange={agree}
                error={fieldMessage(field.errors)}
              >
                {t('agreement.agree')}
              </AgreementCheckbox>
            );
          }}
        </Field>
        <Button
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={fetchDialog}
          onFocus={fetchDialog}
          onClick={() => {
            onRead();
            setOpen(true);
          }}
        >
          {t('agreement.read')}
        </Button>
      </Inline>
      {isOpen && (
        <LazySuspense>
          <AgreementDialog
            agreement={agreement}
            onRetry={onRead}
            onClose={() => setOpen(false)}
            onAgree={() => {
              agree(true);
              setOpen(false);
            }}
          />
        </LazySuspense>
      )}
    </Part>
  );
}
