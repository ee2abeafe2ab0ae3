'use client';

import { Mail } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Grid, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { InfoArt, InfoArticle } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks } from '../../features/articles/infoPages.ts';
import * as styles from './ContactUsScreen.css.ts';
import type { ContactUsState } from './ContactUsScreen.state.ts';
import { LetterForm } from './LetterForm.tsx';
import { LetterReady } from './LetterReady.tsx';
import type { Letter } from '../../addresses/mailto.ts';
import { Ways } from './Ways.tsx';

export interface ContactUsScreenProps {
  state: ContactUsState;
  links: InfoLinks & Record<'orders', string>;
  onRetry: () => void;
  /** Opens a `mailto:` address, which starts the shopper's own mail program. */
  onWrite: (href: string) => void;
}

/**
 * How to reach the people of the shop (docs/domain/site.md#customer-service). The contract has no call that takes a
 * message, so the form prepares a letter for the shopper's own mail program, and says so before and after.
 */
export function ContactUsScreen({ state, links, onRetry, onWrite }: ContactUsScreenProps) {
  const { t } = useTranslation(['contactUs', 'common', 'info']);
  return (
    <InfoArticle page="contact" links={links} title={t('info:pages.contact')} lead={t('contactUs:lead')} art={<InfoArt sign={Mail} />}>
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<LoadingWays label={t('common:loading')} />}
        failedTitle={t('contactUs:failed')}
        onRetry={onRetry}
      >
        {({ ways, mailbox }) =>
          ways.length === 0 && mailbox === undefined ? (
            <EmptyState object="shop" title={t('contactUs:noService.title')} description={t('contactUs:noService.text')}>
              <LinkButton href={links.orders}>{t('common:header.orders')}</LinkButton>
            </EmptyState>
          ) : (
            <Stack gap={14}>
              {ways.length > 0 && <Ways ways={ways} />}
              {mailbox === undefined ? (
                <Alert className={styles.write} title={t('contactUs:noMailbox.title')}>
                  {t('contactUs:noMailbox.text')}
                </Alert>
              ) : (
                <Write mailbox={mailbox} onWrite={onWrite} />
              )}
            </Stack>
          )
        }
      </AsyncContent>
    </InfoArticle>
  );
}

function LoadingWays({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack>
        <SkeletonText scale="heading" width="quarter" />
        <Grid className={styles.ways}>
          {[1, 2, 3, 4].map((way) => (
            <SkeletonBlock key={way} shape="card" />
          ))}
        </Grid>
      </Stack>
    </Skeleton>
  );
}

/** The form, or the letter that came of it. The form stays behind the letter, so that nothing typed is lost. */
function Write({ mailbox, onWrite }: { mailbox: string; onWrite: ContactUsScreenProps['onWrite'] }) {
  const [letter, setLetter] = useState<Letter>();
  const form = useRef<HTMLDivElement>(null);
  const change = () => {
    // What is hidden takes no focus.
    flushSync(() => setLetter(undefined));
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <div ref={form} hidden={letter !== undefined}>
        <LetterForm
          mailbox={mailbox}
          onLetter={(written, href) => {
            setLetter(written);
            onWrite(href);
          }}
        />
      </div>
      {letter && <LetterReady letter={letter} onChange={change} />}
    </>
  );
}
