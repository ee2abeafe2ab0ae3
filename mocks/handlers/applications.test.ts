import { applications, applyAsMerchant, captchaImage, sendApplicationCode } from '@galleria/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { decideApplication } from '../market/merchantActions.ts';
import { ananya, tomas } from '../market/seed.ts';
import { minutes, testMarket, wrong } from './testMarket.ts';

const body = {
  name: 'Menon Ceramics',
  categoryId: 1,
  typeId: 1,
  realName: 'Asha Menon',
  email: 'asha@ceramics.example',
  captcha: '',
  address: '5 Hill Road',
  qualificationPicture: JSON.stringify(['/uploads/1234.png', '/pictures/book.svg']),
};
type Body = Partial<typeof body> & { phone?: string };

function opened() {
  const shop = testMarket();
  shop.market.state.applications = [];
  const asAnanya = shop.as(ananya);
  const asTomas = shop.as(tomas);
  /** Asks for a code and applies with it. */
  const apply = async (more: Body = {}, { send } = asAnanya) => {
    shop.pass(minutes);
    await shop.send(sendApplicationCode, { body: more.email ?? body.email });
    return send(applyAsMerchant, { body: { ...body, captcha: shop.code(), ...more } });
  };
  const record = async ({ send } = asAnanya) =>
    v.parse(applications.answer, (await send(applications, { query: { page: 1, limit: 20 } })).data).items;
  return { ...shop, asAnanya, asTomas, apply, record };
}

describe('an application', () => {
  test('waits in the record of its own applicant', async () => {
    const { apply, record, asTomas } = opened();
    expect(await apply()).toHaveProperty('code', 200);
    expect(await record()).toEqual([
      expect.objectContaining({
        name: body.name,
        categoryId: 1,
        typeId: 1,
        email: body.email,
        phone: '',
        qualifications: ['/uploads/1234.png', '/pictures/book.svg'],
        status: 'toBeReviewed',
        refusal: '',
        appliedAt: '2026-06-18T05:19:00.000Z',
      }),
    ]);
    expect(await record(asTomas)).toEqual([]);
  });

  test('wants the code of its e-mail address', async () => {
    const { send, code, asAnanya } = opened();
    await send(sendApplicationCode, { body: 'other@ceramics.example' });
    expect(await asAnanya.send(applyAsMerchant, { body: { ...body, captcha: code() } })).toHaveProperty('code', 500);
    await send(sendApplicationCode, { body: body.email });
    expect(await asAnanya.send(applyAsMerchant, { body: { ...body, captcha: wrong(code()) } })).toHaveProperty('code', 500);
    expect(await asAnanya.send(applyAsMerchant, { body: { ...body, captcha: code() } })).toHaveProperty('code', 200);
  });

  test('wants the captcha as well, where the operator asks for it', async () => {
    const { market, send, code, asAnanya } = opened();
    await send(sendApplicationCode, { body: body.email });
    market.state.settings.captcha = true;
    const applied = { ...body, captcha: code() };
    expect(await asAnanya.send(applyAsMerchant, { body: applied })).toHaveProperty('code', 500);
    const captchaKey = String(Object((await send(captchaImage)).data).key);
    const captchaCode = market.state.captchas[captchaKey]?.text;
    expect(await asAnanya.send(applyAsMerchant, { body: { ...applied, captchaKey, captchaCode } })).toHaveProperty('code', 200);
    expect(await send(sendApplicationCode, { body: body.email })).toHaveProperty('code', 500);
  });

  test.each<Body>([
    { name: ' ' },
    { realName: ' ' },
    { email: 'asha' },
    { categoryId: 999 },
    { typeId: 999 },
    { phone: 'by mail' },
    { qualificationPicture: '[]' },
    { qualificationPicture: 'rubbish' },
    { qualificationPicture: '["https://elsewhere.example/a.png"]' },
    { qualificationPicture: JSON.stringify(Array.from({ length: 11 }, () => '/pictures/book.svg')) },
  ])('is refused with %j, and the code is still good', async (part) => {
    const { apply, code, asAnanya } = opened();
    expect(await apply({ ...part, ...(part.email === undefined && { email: body.email }) })).toHaveProperty('code', 400);
    const again = { ...body, captcha: code() };
    expect(await asAnanya.send(applyAsMerchant, { body: again })).toHaveProperty('code', part.email === undefined ? 200 : 500);
  });
});

describe('one name and one e-mail address are for one shop', () => {
  test('those of a merchant are refused, with which', async () => {
    const { apply, market } = opened();
    const [shop] = market.state.merchants;
    expect(await apply({ name: ` ${shop?.name.toUpperCase()}` })).toMatchObject({
      code: 500,
      message: expect.stringMatching(/^The name .* shop/),
    });
    expect(await apply({ email: shop?.email ?? '' })).toMatchObject({
      code: 500,
      message: expect.stringMatching(/^The e-mail address .* shop/),
    });
  });

  test.each(['waiting', 'approved'])('those of an application that is %s are refused, whoever made it', async (state) => {
    const { apply, market, asTomas } = opened();
    await apply();
    if (state === 'approved') decideApplication(market, market.state.applications[0]?.id ?? 0, 'approve');
    expect(await apply({ email: 'b@ceramics.example' }, asTomas)).toMatchObject({
      code: 500,
      message: expect.stringContaining('The name'),
    });
    expect(await apply({ name: 'Other' })).toMatchObject({ code: 500, message: expect.stringContaining('The e-mail address') });
  });

  test('an application that failed is followed by another, and stays in the record with its reason', async () => {
    const { apply, market, record } = opened();
    await apply();
    const id = market.state.applications[0]?.id ?? 0;
    decideApplication(market, id, 'refuse', 'The licence cannot be read.');
    expect(() => decideApplication(market, id, 'approve')).toThrow('has been decided');
    expect(await apply()).toHaveProperty('code', 200);
    expect((await record()).map(({ status, refusal }) => [status, refusal])).toEqual([
      ['toBeReviewed', ''],
      ['auditFailed', 'The licence cannot be read.'],
    ]);
  });
});
