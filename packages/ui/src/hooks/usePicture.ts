'use client';

import { useState } from 'react';
import { pictureUrl } from '../addresses/url.ts';

interface Picture {
  /** Nothing when there is none, when it may not be loaded, or when it did not come. */
  src: string | undefined;
  /** For its `<img>`. */
  onError: () => void;
}

/** A picture whose address came from a server and may be wrong, empty or broken. What stands in for it is its owner's. */
export function usePicture(src: string | undefined): Picture {
  const [broken, setBroken] = useState<string>();
  const address = src && pictureUrl(src);
  return { src: address && address !== broken ? address : undefined, onError: () => setBroken(address) };
}
