import { ApiFailure } from '@galleria/api';
import { expect, test, vi } from 'vitest';
import { createLoginService, type LoginCalls } from './loginService.ts';

const phone = { kind: 'phone', dialCode: '91', phone: '9886041210' } as const;
const unreached = { status: 'failed', error: { kind: 'transport' } };
const { signal } = new AbortController();

/** The service over calls that all end in the same way. */
function over(load: () => Promise<LoginCalls>) {
  const service = createLoginService(load);
  return {
    service,
    send: () => service.codes.send(phone),
    others: () =>
      Promise.all([
        service.codes.getCaptcha(signal),
        service.resetPassword({ email: '', code: '', newPassword: '', repeatPassword: '' }),
        service.qrCode(signal),
        service.qrState('q1', signal),
      ]),
  };
}

const callsOf = (end: () => Promise<never>): LoginCalls => ({
  sendCode: end,
  getCaptcha: end,
  resetPassword: end,
  getQrCode: end,
  getQrState: end,
  enter: end,
});

test('calls whose code does not come have failed as any that never reached the shop, and are made again', async () => {
  const load = vi.fn(() => Promise.reject<LoginCalls>(new ApiFailure({ kind: 'transport' })));
  const { service, send, others } = over(load);
  expect(await send()).toEqual(unreached);
  expect(service.codes.get('phone')).toEqual({ submission: unreached });
  expect(await others()).toEqual([unreached, unreached, unreached, unreached]);
  expect(load).toHaveBeenCalledTimes(5);
  await send();
  expect(load).toHaveBeenCalledTimes(6);
});

test('a code is on its way from the press on, before its call is there', () => {
  const { service, send } = over(() => new Promise(() => {}));
  void send();
  expect(service.codes.get('phone')).toEqual({ submission: { status: 'pending' } });
});

test('a defect is thrown on', async () => {
  const defect = new TypeError('Nobody has written this.');
  const { send, others } = over(async () => callsOf(() => Promise.reject(defect)));
  await expect(send()).rejects.toBe(defect);
  await expect(others()).rejects.toBe(defect);
});
