import { applications, applyAsMerchant, sendApplicationCode } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import { applicationsOf, checkApplication, keepApplication } from '../market/applications.ts';
import { demandCaptcha } from '../market/captcha.ts';
import { demandPause, sendCode, takeCode } from '../market/codes.ts';
import { checkEmail } from '../market/contacts.ts';
import type { Application } from '../market/state/applications.ts';
import type { Market } from '../market/state.ts';
import { wirePage, wireTime } from '../wire/wire.ts';

export const applicationHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, sendApplicationCode, ({ body, query }) => {
    const email = checkEmail(body);
    demandPause(market, 'shop application', email);
    demandCaptcha(market, query);
    sendCode(market, 'shop application', email);
    return null;
  }),
  createHandler(market, applyAsMerchant, ({ shopper, body }) => {
    const { captcha, captchaKey, captchaCode, categoryId, typeId, qualificationPicture, phone = '', keywords = '', ...rest } = body;
    const checked = checkApplication(market.state, {
      ...rest,
      category: categoryId,
      type: typeId,
      pictures: qualificationPicture,
      phone,
      keywords,
    });
    demandCaptcha(market, { captchaKey, captchaCode });
    takeCode(market, 'shop application', checked.email, captcha);
    keepApplication(market, shopper, checked);
    return null;
  }),
  createHandler(market, applications, ({ shopper, query }) => wirePage(applicationsOf(market.state, shopper).map(wireApplication), query)),
];

const wireApplication = (application: Application) => ({
  id: application.id,
  name: application.name,
  categoryId: application.category,
  typeId: application.type,
  realName: application.realName,
  email: application.email,
  phone: application.phone,
  address: application.address,
  keywords: application.keywords,
  qualificationPicture: JSON.stringify(application.pictures),
  auditStatus: application.status,
  denialReason: application.refusal,
  createTime: wireTime(application.at),
});
