import { captchaImage, merchantDetail, signInMethods } from '@galleria/api';
import type { CaptchaAnswer } from '@galleria/ui/patterns';
import { type MerchantQualificationScreenProps, merchantQualificationState } from '@galleria/ui/screens';
import { useMemo, useState } from 'react';
import { useServices } from '../app/services.tsx';
import { request } from '../data/request.ts';
import { outcomeOf, useAnswer, useResource } from '../data/useResource.ts';
import { useShopFrame } from '../data/useShopFrame.ts';
import { paths } from '../paths.ts';
import { captchaFields, loaded } from './codeService.ts';

/** Everything that is told of a shop: the shop by the id of the address, and the pictures of its documents for a picture code. */
export function useMerchantQualificationScreen(): MerchantQualificationScreenProps {
  const { client } = useServices();
  const { id, shop, frame } = useShopFrame();
  const details = useResource(id === undefined ? undefined : request(merchantDetail, { params: { id }, query: {} }));
  const asksCode = useAnswer(request(signInMethods, {}), ({ captcha }) => captcha);
  const [unlocked, setUnlocked] = useState<{ id: number; pictures: readonly string[] }>();
  async function unlock(answer: CaptchaAnswer) {
    if (id === undefined) return;
    const { qualifications } = await client.call(merchantDetail, { params: { id }, query: captchaFields(answer) });
    setUnlocked({ id, pictures: qualifications });
  }
  return {
    ...frame,
    shop,
    state: merchantQualificationState(details.resource, asksCode.resource, unlocked?.id === id ? unlocked?.pictures : undefined),
    codes: useMemo(() => ({ getCaptcha: (signal) => loaded(client.call(captchaImage, {}, signal), signal) }), [client]),
    contactHref: paths.contact,
    onUnlock: (answer) => outcomeOf(unlock(answer)),
    onRetryContent: details.reload,
  };
}
