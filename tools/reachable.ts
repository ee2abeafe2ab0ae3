/** Whether a server answers at all, with anything but a failure of its own. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return response.status < 500;
  } catch {
    return false;
  }
}
