import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
// By its path: a second door of the package, found late, would make Vite reload the page in the middle of a test run.
import { decodeQR } from '../../../node_modules/qr/decode.js';
import { QrCode, qrCodeSizes } from './index.ts';

const payment = 'https://galleria.example/pay?order=OD2606140077&way=upi';

const meta = preview.meta({
  title: 'Components/Qr code',
  component: QrCode,
  args: { value: payment, label: 'Code to pay with your phone', fallback: 'No code for this text. Open the link instead.' },
  argTypes: { size: { control: 'select', options: qrCodeSizes } },
});

/** A payment is to be made on the phone: the camera reads from the screen what was put in. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await readQr(canvas.getByRole('img', { name: 'Code to pay with your phone' }))).toBe(payment);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 'Galleria', size: 'large' } });

/** The three sizes, and none: every one that is drawn can be read back. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Samples>
      {qrCodeSizes.map((size) => (
        <Sample key={size} name={size}>
          <QrCode {...args} size={size} />
        </Sample>
      ))}
      <Sample name="nothing to show">
        <QrCode {...args} value="" />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    const codes = canvas.getAllByRole('img');
    await expect(codes).toHaveLength(3);
    for (const code of codes) await expect(await readQr(code)).toBe(payment);
  },
});

/** Other scripts and pictures as text, and one that fills the code to the brim, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: (args) => (
    <Place as="stack">
      <QrCode {...args} value="ชำระเงิน ₹12,34,56,789.00 ที่ร้าน 😀" />
      <QrCode {...args} value={`https://galleria.example/${'x'.repeat(1050)}`} size="large" />
      <QrCode
        {...args}
        value={'x'.repeat(5000)}
        fallback="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ไม่สามารถสร้างรหัสได้ โปรดเปิดลิงก์แทน"
      />
    </Place>
  ),
  play: async ({ canvas }) => {
    const read = await Promise.all(canvas.getAllByRole('img').map((code) => readQr(code)));
    await expect(read).toEqual(['ชำระเงิน ₹12,34,56,789.00 ที่ร้าน 😀', `https://galleria.example/${'x'.repeat(1050)}`]);
  },
});

/** The address became too long for any camera: it says so and what to do. */
export const TooLong = meta.story({
  args: { value: 'x'.repeat(3000), fallback: 'This link is too long for a code. Open it on this device.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('This link is too long for a code. Open it on this device.')).toBeVisible();
  },
});

/** What a camera reads: the drawing is painted, three pixels a module, and decoded. */
async function readQr(drawing: Element): Promise<string> {
  const edge = 3 * Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const sized = new DOMParser().parseFromString(new XMLSerializer().serializeToString(drawing), 'image/svg+xml').documentElement;
  sized.setAttribute('width', String(edge));
  sized.setAttribute('height', String(edge));
  sized.setAttribute('color', getComputedStyle(drawing).color);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sized))}`;
  await picture.decode();
  const paint = new OffscreenCanvas(edge, edge).getContext('2d');
  if (!paint) throw new Error('This browser cannot paint.');
  paint.fillStyle = getComputedStyle(drawing.parentElement ?? drawing).backgroundColor;
  paint.fillRect(0, 0, edge, edge);
  paint.drawImage(picture, 0, 0);
  return decodeQR({ width: edge, height: edge, data: paint.getImageData(0, 0, edge, edge).data }, { timeLimit: 5000 });
}
