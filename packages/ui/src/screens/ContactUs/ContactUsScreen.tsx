import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
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
  links: InfoLinks;
  onRetry: () => void;
  /** Opens a `mailto:` address, which starts the shopper's own mail program. */
  onWrite: (href: string) => void;
}

/**
 * How to reach the people of the shop (docs/domain/site.md#customer-service). The contract has no call that takes a
 * message, so the form prepares a letter for the shopper's own mail program, and says so before and after.
 */
export function ContactUsScreen({ links, ...rest }: ContactUsScreenProps) {
  const { t } = useTranslation('contactUs');
  return (
    <InfoArticle page="contact" links={links} title={t('title')} lead={t('lead')} art={<InfoArt sign={Mail} />}>
      <Content {...rest} />
    </InfoArticle>
  );
}

function Content({ state, onRetry, onWrite }: Omit<ContactUsScreenProps, 'links'>) {
  const { t } = useTranslation(['contactUs', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('common:loading')} className={styles.ways}>
          <SkeletonBlock className={styles.boneHeading} />
          {Array.from({ length: 4 }, (_, at) => (
            <SkeletonBlock key={at} className={styles.bone} />
          ))}
        </Skeleton>
      );
    case 'failed':
      return (
        <EmptyState variant="failed" title={t('contactUs:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'ready':
      return (
        <div className={styles.root}>
          {state.ways.length > 0 && <Ways ways={state.ways} />}
          {state.mailbox === undefined ? (
            <Alert className={styles.write} title={t('contactUs:noMailbox.title')}>
              {t(state.ways.length > 0 ? 'contactUs:noMailbox.ways' : 'contactUs:noMailbox.none')}
            </Alert>
          ) : (
            <Write mailbox={state.mailbox} onWrite={onWrite} />
          )}
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** The form, or the letter that came of it. The form stays behind the letter, so that nothing typed is lost. */
function Write({ mailbox, onWrite }: { mailbox: string; onWrite: ContactUsScreenProps['onWrite'] }) {
  const [letter, setLetter] = useState<Letter>();
  return (
    <>
      <div hidden={letter !== undefined}>
        <LetterForm
          mailbox={mailbox}
          onLetter={(written, href) => {
            setLetter(written);
            onWrite(href);
          }}
        />
      </div>
      {letter && <LetterReady letter={letter} onChange={() => setLetter(undefined)} />}
    </>
  );
}
