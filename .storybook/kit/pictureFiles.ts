/** A picture as a shopper's device would hand it over: painted here, so that it is whole. */
export async function pictureFile(name: string, hue = 20): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('This browser cannot paint.');
  paint.fillStyle = `hsl(${hue} 40% 82%)`;
  paint.fillRect(0, 0, 96, 96);
  paint.fillStyle = `hsl(${hue} 45% 48%)`;
  paint.fillRect(24, 40, 48, 36);
  paint.beginPath();
  paint.arc(48, 40, 24, Math.PI, 0);
  paint.fill();
  const blob = await canvas.convertToBlob({ type: name.endsWith('.png') ? 'image/png' : 'image/jpeg' });
  return new File([blob], name, { type: blob.type });
}

/** Several of them, each in its own colour. */
export function pictureFiles(...names: string[]): Promise<File[]> {
  return Promise.all(names.map((name, at) => pictureFile(name, 20 + at * 70)));
}
