'use client';

import { ChevronLeft, ScanQrCode } from 'lucide';
import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import { after } from '../../flows/flow.ts';
import { type SignInEvent, type SignInPanel, signInFlow } from '../../flows/signInPanels.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyOptional } from '../../hooks/lazyOptional.ts';
import { Heading, Inline } from '../../layout/index.ts';
import * as styles from './LoginScreen.css.ts';
import type { Draft, LoginScreenProps, PanelProps } from './LoginScreen.types.ts';
import { LoginFoot } from './LoginFoot.tsx';
import { LoginScene } from './scene/LoginScene.tsx';
import { PasswordPanel } from './panels/PasswordPanel.tsx';
import { intent, lazyPanels } from './panels/panels.ts';

const ThirdParties = lazyOptional(
  async () => ({ default: (await import('./thirdParty/ThirdParties.tsx')).ThirdParties }),
  () => null,
);

/** The panels that stand beside each other as ways to sign in; the others are steps away from them. */
const ways = ['phonePassword', 'emailPassword', 'phoneCode'] as const;
type Way = (typeof ways)[number];
const isByPassword = (panel: SignInPanel) => panel === 'phonePassword' || panel === 'emailPassword';
const isWay = (panel: SignInPanel): panel is Way => ways.some((way) => way === panel);

const blank: Draft = { phone: '', email: '', password: '', newPassword: '', agree: false, resetEmail: '' };

/**
 * All of signing in and registering, in a popup or a page: the panels of docs/domain/sign-in.md#panels, and the ways
 * between them as the flow has them. What was typed stays when a try fails, and goes along to another panel that asks
 * for it too.
 */
export function LoginScreen(login: LoginScreenProps) {
  const { panel: asked, onPanel, on, countries, picture, notice, level = 1, thirdParties } = login;
  const { t } = useTranslation(['login', 'common']);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState(blank);
  const [code, onCountry] = useState(login.home);
  const [news, setNews] = useState<string>();
  // The second step knows nothing without the first (docs/domain/sign-in.md#forgotten-password).
  const wanted = asked === 'emailVerification' && !draft.resetEmail ? 'forgotPassword' : asked;
  // The panel that is shown stays until the next has what it works with.
  const [panel, show] = useState(wanted);
  if (panel !== wanted && (login.service || isByPassword(wanted))) show(wanted);
  const way = isWay(panel) ? panel : undefined;
  const [home, setHome] = useState<Way>(way ?? 'phonePassword');
  if (way && way !== home) setHome(way);

  const { leave } = useToast();
  useEffect(() => leave, [leave]);
  const movedTo = useRef<SignInPanel>(undefined);
  useLayoutEffect(() => {
    if (movedTo.current !== panel) return;
    // What was pressed is gone with its panel; the heading says where this is.
    title.current?.focus();
    movedTo.current = undefined;
  });

  function go(event: SignInEvent, words?: string, byTabs = false) {
    const to = after(signInFlow, panel, event, { on });
    if (to === undefined || to === 'closed' || to === panel) return;
    movedTo.current = byTabs ? undefined : to;
    // What was said of the last panel goes with it.
    leave();
    // The panel that is shown stays until the next is there.
    startTransition(() => {
      setNews(words);
      onPanel(to);
    });
  }

  const props: PanelProps = {
    login,
    draft,
    keep: (typed) => setDraft((last) => Object.assign({ ...last }, typed)),
    country: countries.find((country) => country.code === code) ?? countries[0],
    onCountry,
    go: (event, words) => go(event, words),
  };
  const titleOf = (shown: SignInPanel) => {
    if (isWay(shown)) return t('common:header.signIn');
    return shown === 'register' ? t('common:header.register') : t(`titles.${shown}`);
  };
  const back = () => go(panel === 'emailVerification' ? 'forgot' : panel === 'forgotPassword' ? 'emailPassword' : home);

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <LoginScene picture={picture} slogan={t('slogan')} />
      <div className={styles.form}>
        <Inline gap={4} justify="between" className={styles.head}>
          <div className={styles.heading}>
            {!way && <IconButton className={styles.back} icon={ChevronLeft} label={t('back')} onClick={back} />}
            <Heading level={level} scale="title" ref={title} id={titleId} tabIndex={-1}>
              {titleOf(panel)}
            </Heading>
          </div>
          {way && on.includes('qrCode') && (
            // For who has a phone beside this page; on the phone itself there is nothing to scan with.
            <TextButton tone="muted" scale="meta" className={styles.scan} onClick={() => go('qrCode')} {...intent('qrCode', login)}>
              <Icon icon={ScanQrCode} size={16} />
              {t('titles.qrCode')}
            </TextButton>
          )}
        </Inline>
        {notice && (
          <Alert live className={styles.notice}>
            {notice}
          </Alert>
        )}
        {news && (
          <Alert tone="success" live className={styles.notice}>
            {news}
          </Alert>
        )}
        {way && (
          <SegmentedControl
            className={styles.modes}
            label={t('mode')}
            value={way === 'emailPassword' ? way : 'phonePassword'}
            onValueChange={(mode) => go(mode, undefined, true)}
            options={[
              { value: 'phonePassword', label: t('phoneMode') },
              { value: 'emailPassword', label: t('emailMode') },
            ]}
          />
        )}
        <LazySuspense fallback={null}>
          <Panel {...props} panel={panel} />
        </LazySuspense>
        {way && thirdParties.length > 0 && (
          <LazySuspense fallback={null}>
            <ThirdParties providers={thirdParties} onChoose={login.onThirdParty} />
          </LazySuspense>
        )}
        <LoginFoot {...props} panel={panel} home={home} />
      </div>
    </section>
  );
}

function Panel({ panel, ...props }: PanelProps & { panel: SignInPanel }) {
  if (isByPassword(panel)) return <PasswordPanel key={panel} {...props} mode={panel} />;
  const Further = lazyPanels[panel];
  const { service } = props.login;
  return service && <Further key={panel} {...props} service={service} />;
}
