/* What a consumer may get wrong, refused by the compiler: nothing here runs. */
import { Heart } from 'lucide';
import { Button, Countdown, Icon, Price, Timeline } from './index.ts';
import { loadMessages, startTexts } from './i18n/index.ts';

const countdown = { left: () => '', over: '', label: '' };

export const accepted = [
  <Countdown key={1} until="2026-03-01T10:00:00Z" texts={countdown} />,
  <Timeline key={2} aria-label="Events" entries={[{ id: '1', at: '2026-03-01T10:00:00Z', text: 'Sent' }]} />,
  <Price key={3} amount="12.5" />,
  <Button key={4} tone="primary" />,
  <Icon key={5} icon={Heart} />,
];

export const refused = [
  // @ts-expect-error -- A moment is a string in ISO 8601, since a server says it so.
  <Countdown key={1} until={new Date()} texts={countdown} />,
  // @ts-expect-error -- The same.
  <Timeline key={2} aria-label="Events" entries={[{ id: '1', at: new Date(), text: 'Sent' }]} />,
  // @ts-expect-error -- An amount is a decimal string: a number cannot hold every one.
  <Price key={3} amount={12.5} />,
  // @ts-expect-error -- There is no such tone.
  <Button key={4} tone="danger-ish" />,
  // @ts-expect-error -- An icon is a drawing, not its name.
  <Icon key={5} icon="heart" />,
];

// @ts-expect-error -- There is no German.
void startTexts({ locale: 'de', load: loadMessages });
// @ts-expect-error -- Texts come from somewhere.
void startTexts({ locale: 'en' });
