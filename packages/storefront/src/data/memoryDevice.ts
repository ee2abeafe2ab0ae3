import type { DeviceStorage } from './deviceStorage.ts';

/** A storage that lives as long as the page, for stories, tests and whoever names no other. */
export function memoryDevice(begin: Readonly<Record<string, string>> = {}): () => DeviceStorage {
  const kept = new Map(Object.entries(begin));
  const storage: DeviceStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  return () => storage;
}
