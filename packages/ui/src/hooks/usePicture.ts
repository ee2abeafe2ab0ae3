'use client';

import { useState } from 'react';
import { imageUrl, linkUrl } from '../addresses/url.ts';

interface Picture {
  /** Nothing when there is none, when it may not be loaded, or when it did not come. */
  src: string | undefined;
  /** For its `<img>`. */
  onError: () => void;
}

/** A picture whose address came from a server and may be wrong, empty or broken. What stands in for it is its owner's. */
export function usePicture(src: string | undefined): Picture {
  const [broken, setBroken] = useState<string>();
  const address = src && allowed(src);
  return { src: address && address !== broken ? address : undefined, onError: () => setBroken(address) };
}

/** What the page has made itself is as it is, such as a preview. A server without https is for the browser to refuse. */
const allowed = (src: string) => (/^(blob:|data:image\/)/.test(src) ? src : (linkUrl(src) ?? imageUrl(src)));
