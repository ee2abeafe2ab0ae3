import { inPlace } from '@galleria/storybook/kit/board.tsx';
import { pictureFile } from '@galleria/storybook/kit/pictureFiles.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { wholeCrop } from './crop.ts';
import { cropImage } from './cropImage.ts';
import { ImageCropper } from './ImageCropper.tsx';

const meta = preview.meta({
  title: 'Components/Image cropper',
  component: ImageCropper,
  args: {
    image: undefined,
    view: wholeCrop,
    onViewChange: fn(),
    texts: {
      frame: 'Part of the picture that is shown',
      hint: 'Drag the picture, or use the arrow keys. Zoom with the slider, the wheel, or + and −.',
      zoom: 'Zoom',
    },
  },
  argTypes: { image: { control: false }, texts: { control: false } },
  loaders: [async () => ({ picture: await createImageBitmap(await pictureFile('portrait.png'), 0, 90, 480, 480) })],
  render: function Cropped(args, { loaded }) {
    const [view, setView] = useArg(args.view);
    const onView = (next: typeof view) => {
      setView(next);
      args.onViewChange(next);
    };
    return (
      <ImageCropper
        {...args}
        image={loaded['picture'] instanceof ImageBitmap ? loaded['picture'] : undefined}
        view={view}
        onViewChange={onView}
      />
    );
  },
});

/** As it begins: the largest square of the middle. */
export const Default = meta.story({ tags: ['visual:dark', 'visual:forced-colors'] });

/** Every property by hand. */
export const Playground = meta.story({ args: { view: { zoom: 1.5, x: 0.4, y: 0.4 } } });

/** The picture is being read. */
export const Reading = meta.story({ render: (args) => <ImageCropper {...args} image={undefined} /> });

/** By keys alone: enlarged, and the frame moved to the lower right corner, where it stops. */
export const AllVariants = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: /^Part/ }).focus();
    await user.keyboard('++++++++');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '214%'));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ x: expect.closeTo(0.767, 2), y: expect.closeTo(0.767, 2) }),
    );
  },
});

/** By pointer: a drag moves the picture, a press puts a place into the middle, the wheel zooms. What comes out is a JPG. */
export const ByPointer = meta.story({
  args: { view: { zoom: 2, x: 0.5, y: 0.5 } },
  play: async ({ canvas, args, loaded }) => {
    const frame = canvas.getByRole('slider', { name: /^Part/ });
    const { left, top, width } = frame.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * width });
    await user.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: at(0.5, 0.5) },
      { target: frame, coords: at(0.25, 0.5) },
      { keys: '[/MouseLeft]', target: frame, coords: at(0.25, 0.5) },
    ]);
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ x: expect.closeTo(0.625, 2) })));
    await user.pointer({ keys: '[MouseLeft]', target: frame, coords: at(0.5, 0.75) });
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ y: expect.closeTo(0.625, 2) })));
    fireEvent.wheel(frame, { deltaY: -200 });
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: expect.closeTo(2.98, 1) })));
    const cut = loaded['picture'] instanceof ImageBitmap && (await cropImage(loaded['picture'], { zoom: 2, x: 0, y: 0 }));
    await expect(cut && cut.type).toBe('image/jpeg');
  },
});

/** Long texts on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    view: { zoom: 99, x: -4, y: 7 },
    texts: {
      frame: 'Bildausschnitt',
      hint: 'Ziehen Sie das Bild oder verwenden Sie die Pfeiltasten; vergrößern Sie mit dem Schieberegler, dem Mausrad oder mit Plus und Minus.',
      zoom: 'Vergrößerung',
    },
  },
});
