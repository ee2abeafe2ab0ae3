import { ChevronLeft, ScanQrCode } from 'lucide-react';
import { lazy, Suspense, startTransition, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { after } from '../../flows/flow.ts';
import { type SignInEvent, type SignInPanel, signInFlow } from '../../flows/signInPanels.ts';
import * as styles from './LoginScreen.css.ts';
import type { Draft, LoginScreenProps, PanelProps } from './LoginScreen.types.ts';
import { LoginFoot } from './LoginFoot.tsx';
import { PasswordPanel } from './panels/PasswordPanel.tsx';
import { intent, lazyPanels } from './panels/panels.ts';

const ThirdParties = lazy(async () => ({ default: (await import('./thirdParty/ThirdParties.tsx')).ThirdParties }));

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
  const { t } = useTranslation('login');
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
  const back = () => go(panel === 'emailVerification' ? 'forgot' : panel === 'forgotPassword' ? 'emailPassword' : home);
  const Title = level === 1 ? 'h1' : 'h2';

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <LoginScene picture={picture} slogan={t('slogan')} />
      <div className={styles.form}>
        {!way && (
          <button type="button" className={styles.back} onClick={back}>
            <Icon icon={ChevronLeft} size={16} />
            {t('back')}
          </button>
        )}
        <div className={styles.head}>
          <Title ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {isWay(panel) ? t('title') : t(`titles.${panel}`)}
          </Title>
          {way && on.includes('qrCode') && (
            <button type="button" className={styles.scan} onClick={() => go('qrCode')} {...intent('qrCode', login)}>
              <Icon icon={ScanQrCode} size={16} />
              {t('scan')}
            </button>
          )}
        </div>
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
        <Suspense fallback={null}>
          <Panel {...props} panel={panel} />
        </Suspense>
        {way && thirdParties.length > 0 && (
          <Suspense fallback={null}>
            <ThirdParties providers={thirdParties} onChoose={login.onThirdParty} />
          </Suspense>
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

/** The picture beside the form: the operator's, or a drawn arch when there is none or it fails to load. */
function LoginScene({ picture, slogan }: { picture?: string | undefined; slogan: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.scene}>
      {picture && broken !== picture ? (
        <img className={styles.picture} src={picture} alt="" onError={() => setBroken(picture)} />
      ) : (
        <div className={styles.niche} />
      )}
      <p className={styles.slogan}>{slogan}</p>
    </div>
  );
}
