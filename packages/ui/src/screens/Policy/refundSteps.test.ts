import { expect, test } from 'vitest';
import { localeCodes } from '../../i18n/locales.ts';
import { textsOf } from '../../i18n/textsOf.ts';

const steps = ['underReview', 'refunding', 'merchantRefunded', 'refunded'];

test.each(localeCodes)('the policy names the steps of a refund as its page does, in %s', async (locale) => {
  const texts = await textsOf(locale);
  const said = [...texts].filter(([key]) => key.startsWith('policyRefund:sections.1.text.0.')).map(([, text]) => text.split(/\s?[:：]/)[0]);
  expect(said).toEqual(steps.map((step) => texts.get(`orderList:refundStatus.${step}`)));
});
