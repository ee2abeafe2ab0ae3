/** The keys that keep a page in the browser's bookmarks, by what `navigator.platform` says. */
export function bookmarkKeys(platform: string): readonly [string, string] {
  return /^(mac|iphone|ipad)/i.test(platform) ? ['⌘', 'D'] : ['Ctrl', 'D'];
}
