import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { DetailsForm, type DetailsFormProps } from './DetailsForm.tsx';
import * as styles from './UserInfoScreen.css.ts';
import type { ProfileView } from './UserInfoScreen.state.ts';
import { useSwap } from './useSwap.ts';

/** Who it is, to be read and to be changed. */
export function Details(props: Omit<DetailsFormProps, 'onEnd'>) {
  const { t } = useTranslation('userInfo');
  const { isOpen, begin, end, button, section } = useSwap();
  return (
    <section ref={section} className={styles.panel} aria-label={t('details')}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('details')}</h2>
        {!isOpen && (
          <Button ref={button} onClick={begin}>
            {t('change')}
          </Button>
        )}
      </div>
      {isOpen ? <DetailsForm {...props} onEnd={end} /> : <Facts profile={props.profile} />}
    </section>
  );
}

function Facts({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('userInfo');
  return (
    <div className={styles.facts}>
      <Avatar name={profile.nickname} alt={t('portrait')} src={profile.avatar} size="large" />
      <DescriptionList className={styles.list}>
        {(['nickname', 'phone', 'email'] as const).map((fact) => (
          <DescriptionItem key={fact} term={t(fact)} className={styles.item}>
            {profile[fact] || <span className={styles.none}>{t('none')}</span>}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </div>
  );
}
