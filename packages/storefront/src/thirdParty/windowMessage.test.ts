import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Proof, readWindowMessage, windowMessage } from './windowMessage.ts';

const nonce = 'a'.repeat(32);
const google: Proof = { provider: 'google', idToken: 'e30.e30.c2ln' };
const profile = { id: '10218', name: 'Zoë Łuk', picture: 'https://pictures.example/1.jpg', email: 'zoe@mailbox.example' };
const facebook: Proof = { provider: 'facebook', profile };

describe('the message of a window', () => {
  test.each([google, facebook])('comes through as it was sent: $provider', (proof) => {
    expect(readWindowMessage(structuredClone(windowMessage(nonce, proof)), { nonce, provider: proof.provider })).toEqual(proof);
  });

  test.each([
    ['of another try', windowMessage('b'.repeat(32), google)],
    ['of another provider', windowMessage(nonce, facebook)],
    ['without a kind', { nonce, proof: google }],
    ['of another kind', { ...windowMessage(nonce, google), kind: 'other' }],
    ['that is a text', JSON.stringify(windowMessage(nonce, google))],
    ['of no proof', windowMessage(nonce, Object(null))],
    ['of half a token', windowMessage(nonce, { provider: 'google', idToken: 'e30.e30' })],
    ['of a token with spaces', windowMessage(nonce, { provider: 'google', idToken: 'e30.e30.c2 ln' })],
    ['of a huge token', windowMessage(nonce, { provider: 'google', idToken: `e30.e30.${'a'.repeat(9000)}` })],
  ])('%s does not count', (_, data) => {
    expect(readWindowMessage(data, { nonce, provider: 'google' })).toBeUndefined();
  });

  test.each([
    ['an id that is no number', { id: 'zoe' }],
    ['no name', { name: ' ' }],
    ['a whole novel as a name', { name: 'a'.repeat(201) }],
  ])('with %s does not count', (_, change) => {
    const data = windowMessage(nonce, { provider: 'facebook', profile: { ...profile, ...change } });
    expect(readWindowMessage(data, { nonce, provider: 'facebook' })).toBeUndefined();
  });

  test.each([
    ['picture', 'javascript:alert(1)', ''],
    ['picture', 'http://pictures.example/1.jpg', ''],
    ['picture', undefined, ''],
    ['email', 'nobody', undefined],
    ['email', 7, undefined],
  ])('does without a %s like %s', (name, value, read) => {
    const data = { kind: 'galleria:third-party', nonce, proof: { provider: 'facebook', profile: { ...profile, [name]: value } } };
    expect(readWindowMessage(data, { nonce, provider: 'facebook' })).toHaveProperty(`profile.${name}`, read);
  });

  test('that is anything at all never throws', () => {
    fc.assert(fc.property(fc.anything(), (data) => readWindowMessage(data, { nonce, provider: 'google' }) === undefined));
  });
});
