import { pictureUrl } from '@galleria/ui/addresses';

const call = /\/front\/product\/detail\/\d+$/;

/**
 * Shows the first picture of goods in what the document shows of their page, as soon as they are answered; on a slow connection that is a
 * second before the shop's code draws them. Whatever does not come or is not as it should be is left to that.
 */
export async function showFirstPicture(): Promise<void> {
  const [, goods] = [...(globalThis.galleriaFirstCalls ?? [])].find(([address]) => call.test(address)) ?? [];
  // A copy: the shop reads the answer itself. It takes it later than this, and gets it as it came.
  const src = firstPictureIn(await (await goods?.response)?.clone().json());
  if (src === undefined) return;
  const picture = new Image();
  picture.alt = '';
  picture.src = src;
  await picture.decode();
  // What the document brought, and not a skeleton of the shop's, whose children are its own.
  const place = document.querySelector('#root > [inert] [data-first-picture]');
  picture.className = place?.getAttribute('data-first-picture') ?? '';
  place?.append(picture);
}

/** The picture that the page of goods shows first (`goodsDetailState` of the screen), in an answer that nobody has checked. */
export function firstPictureIn(answer: unknown): string | undefined {
  const { sliderImage, image }: { sliderImage?: unknown; image?: unknown } = Object(Object(Object(answer).data).productInfo);
  const first = [...listIn(sliderImage), image].find((one) => typeof one === 'string' && one !== '');
  return typeof first === 'string' ? pictureUrl(first) : undefined;
}

function listIn(text: unknown): unknown[] {
  try {
    const list: unknown = JSON.parse(String(text));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
