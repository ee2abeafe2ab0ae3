'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Inline, PageHeader, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { Details } from './Details.tsx';
import { Password } from './Password.tsx';
import type { ProfileView } from './UserInfoScreen.state.ts';
import type { UserInfoScreenProps } from './UserInfoScreen.types.ts';

/** A shopper's own data: picture, nickname, how to be reached, password (docs/domain/sign-in.md#passwords). */
export function UserInfoScreen({ state, upload, onSave, onRetry, ...rest }: UserInfoScreenProps) {
  const { t } = useTranslation(['userInfo', 'accountNav']);
  return (
    <Stack>
      <PageHeader title={t('accountNav:pages.profile')} />
      <AsyncContent state={state} skeleton={<LoadingProfile label={t('loading')} />} failedTitle={t('failed')} onRetry={onRetry}>
        {({ profile }) => (
          <>
            <Details key={`details ${owner(profile)}`} profile={profile} upload={upload} onSave={onSave} />
            <Password key={`password ${owner(profile)}`} profile={profile} {...rest} />
          </>
        )}
      </AsyncContent>
    </Stack>
  );
}

/** What somebody typed is not for whoever signs in after them. */
const owner = ({ phone, email }: ProfileView) => `${phone} ${email}`;

function LoadingProfile({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack>
        <Panel padding="large">
          <Stack>
            <LoadingHead />
            <Inline gap={8} align="start" wrap={false}>
              <SkeletonBlock shape="avatar" />
              <SkeletonText lines={3} />
            </Inline>
          </Stack>
        </Panel>
        <Panel padding="large">
          <LoadingHead />
          <SkeletonText />
        </Panel>
      </Stack>
    </Skeleton>
  );
}

function LoadingHead() {
  return (
    <Inline justify="between" gap={3}>
      <SkeletonText scale="subtitle" width="quarter" />
      <SkeletonBlock shape="button" />
    </Inline>
  );
}
