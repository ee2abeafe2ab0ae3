'use client';

import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Heading, Inline, Panel, Stack } from '../../layout/index.ts';
import { asTyped } from '../../theme/utilities.css.ts';
import * as styles from './ContactUsScreen.css.ts';
import { type Letter, mailtoOf } from '../../addresses/mailto.ts';

/** The letter is in the shopper's mail program, or should be: nothing is sent yet, and here it is to be copied. */
export function LetterReady({ letter, onChange }: { letter: Letter; onChange: () => void }) {
  const { t } = useTranslation(['contactUs', 'common']);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { href, whole } = mailtoOf(letter);
  // Broken, where it must be, behind its sign.
  const at = letter.to.indexOf('@') + 1;
  const copy = (value: string, label: string) => ({ value, texts: { label, copied: t('common:copied'), failed: t('common:copyFailed') } });
  return (
    <Stack as="section" aria-labelledby={id} className={styles.write}>
      <Heading level={2} scale="heading" id={id} ref={heading} tabIndex={-1}>
        {t('ready.title')}
      </Heading>
      <Alert tone="warning" title={t('ready.notSent')}>
        {t(whole ? 'ready.text' : 'ready.textCut')}
      </Alert>
      <Panel tone="sunken">
        <DescriptionList>
          <DescriptionItem className={styles.part} term={t('ready.to')} copy={copy(letter.to, t('ready.copyTo'))}>
            {letter.to.slice(0, at)}
            <wbr />
            {letter.to.slice(at)}
          </DescriptionItem>
          <DescriptionItem className={styles.part} term={t('ready.subject')} copy={copy(letter.subject, t('ready.copySubject'))}>
            {letter.subject}
          </DescriptionItem>
          <DescriptionItem className={styles.part} term={t('ready.body')} copy={{ ...copy(letter.body, t('ready.copyBody')), block: true }}>
            <span className={asTyped}>{letter.body}</span>
          </DescriptionItem>
        </DescriptionList>
      </Panel>
      <Inline gap={3} justify="end" className={styles.actions}>
        <Button className={styles.action} onClick={onChange}>
          {t('ready.change')}
        </Button>
        <LinkButton className={styles.action} href={href} tone="primary">
          {t('ready.again')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
