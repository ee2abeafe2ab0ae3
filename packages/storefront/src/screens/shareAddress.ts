/**
 * Hands an address to the device to share, or copies it where the device shares nothing. `dismissed` when the shopper thought better
 * of it.
 */
export async function shareAddress(title: string, url: string): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  try {
    if (navigator.canShare?.({ title, url })) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
