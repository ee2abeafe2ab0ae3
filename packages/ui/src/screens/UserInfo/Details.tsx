'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { Heading, Inline, Panel, Text } from '../../layout/index.ts';
import { DetailsForm, type DetailsFormProps } from './DetailsForm.tsx';
import { printPhone } from '../../addresses/printPhone.ts';
import * as styles from './UserInfoScreen.css.ts';
import type { ProfileView } from './UserInfoScreen.state.ts';
import { useSwap } from './useSwap.ts';

/** Who it is, to be read and to be changed. */
export function Details(props: Omit<DetailsFormProps, 'onEnd'>) {
  const { t } = useTranslation('userInfo');
  const { isOpen, begin, end, button, section } = useSwap();
  return (
    <Panel ref={section} as="section" padding="large" aria-label={t('details')}>
      <Inline justify="between" align="start" gap={3} className={styles.head}>
        <Heading level={2} className={styles.heading}>
          {t('details')}
        </Heading>
        {!isOpen && (
          <Button ref={button} onClick={begin}>
            {t('change')}
          </Button>
        )}
      </Inline>
      {isOpen ? <DetailsForm {...props} onEnd={end} /> : <Facts profile={props.profile} />}
    </Panel>
  );
}

function Facts({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation(['userInfo', 'fields']);
  return (
    <div className={styles.facts}>
      <Avatar name={profile.nickname} alt={t('portrait')} src={profile.avatar} size="large" />
      <DescriptionList className={styles.list}>
        {(['nickname', 'phone', 'email'] as const).map((fact) => (
          <DescriptionItem key={fact} term={t(fact === 'email' ? 'fields:email' : `userInfo:${fact}`)} className={styles.item}>
            {(fact === 'phone' ? printPhone(profile.phone) : profile[fact]) || (
              <Text as="span" tone="faint">
                {t('none')}
              </Text>
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </div>
  );
}
