import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { captchaOf } from '@galleria/storybook/kit/captcha.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { CaptchaImage, type CaptchaState } from './index.ts';

const texts = {
  alt: 'Picture of four characters to copy',
  loading: 'Loading the picture',
  failed: 'No picture. Try again.',
  refresh: 'Another picture',
};
const ready: CaptchaState = { status: 'ready', image: captchaOf('K7RM') };
const another = <Link href="#email">I cannot see the picture: sign in by e-mail</Link>;

const meta = preview.meta({
  title: 'Components/Captcha image',
  component: CaptchaImage,
  args: { label: 'Characters in the picture', state: ready, texts, alternative: another, onRefresh: fn(), onChange: fn() },
  argTypes: {
    state: {
      control: 'select',
      options: ['loading', 'failed', 'ready'],
      mapping: { loading: { status: 'loading' }, failed: { status: 'failed' }, ready },
    },
    texts: { control: false },
    alternative: { control: false },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
  },
});

/** The server asks for it before it sends a code. Paste works, and the other way is a link. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: texts.alt })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /cannot see/ })).toBeVisible();
    await press(canvas, texts.refresh);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    const field = canvas.getByRole('textbox', { name: 'Characters in the picture' });
    await user.click(field);
    await user.paste('k7rm');
    await expect(field).toHaveValue('k7rm');
    await user.clear(field);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { hint: 'Small and large letters are the same.' } });

/** There, on its way, not to be had, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ label, onRefresh }) => (
    <Samples>
      <Sample name="ready">
        <CaptchaImage label={label} texts={texts} alternative={another} onRefresh={onRefresh} state={ready} />
      </Sample>
      <Sample name="loading">
        <CaptchaImage label={label} texts={texts} alternative={another} onRefresh={onRefresh} state={{ status: 'loading' }} />
      </Sample>
      <Sample name="failed">
        <CaptchaImage label={label} texts={texts} alternative={another} onRefresh={onRefresh} state={{ status: 'failed' }} />
      </Sample>
      <Sample name="invalid">
        <CaptchaImage
          label={label}
          texts={texts}
          alternative={another}
          onRefresh={onRefresh}
          state={ready}
          defaultValue="K7RN"
          error="Not these characters. Here is another picture."
        />
      </Sample>
      <Sample name="disabled">
        <CaptchaImage label={label} texts={texts} alternative={another} onRefresh={onRefresh} state={ready} defaultValue="K7RM" disabled />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the picture goes below the field. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onRefresh }) => (
    <Place as="stack">
      <CaptchaImage
        label="Zeichenfolge aus dem nebenstehenden Sicherheitsbild"
        texts={{ ...texts, failed: 'Sicherheitsbildübertragungsfehler. Bitte noch einmal versuchen.' }}
        alternative={<Link href="#email">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Link>}
        onRefresh={onRefresh}
        state={{ status: 'failed' }}
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      />
      <CaptchaImage
        label="อักขระในรูปภาพ"
        texts={texts}
        alternative={<Link href="#email">ฉันมองไม่เห็นรูปภาพ เข้าสู่ระบบด้วยอีเมลแทน</Link>}
        onRefresh={onRefresh}
        state={{ status: 'ready', image: captchaOf('H4XTPLAY') }}
        hint="ตัวพิมพ์เล็กและตัวพิมพ์ใหญ่ถือว่าเหมือนกัน"
      />
    </Place>
  ),
});

/** Another picture is on its way: no press counts, and focus stays on the button. */
export const Loading = meta.story({
  decorators: [inPlace('form')],
  args: { state: { status: 'loading' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
    await press(canvas, texts.refresh);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: texts.refresh })).toHaveFocus();
  },
});

/** The picture is not to be had: a sentence in its place, and the button tries again. */
export const Failed = meta.story({
  decorators: [inPlace('form')],
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(texts.failed)).toBeVisible();
    await press(canvas, texts.refresh);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
