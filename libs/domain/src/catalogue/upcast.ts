import type { AnyDescription } from './event-catalogue.js';

/** Data of a stored version in the shape of the latest. Throws where the chain of upcasters has a gap or the version is newer. */
export function upcast({ version, upcasters }: Pick<AnyDescription, 'version' | 'upcasters'>, from: number, stored: unknown): unknown {
  if (from > version) throw new Error(`Version ${from} is newer than ${version}, the latest known`);
  let data = stored;
  for (let step = from; step < version; step += 1) {
    const upcaster = upcasters[step];
    if (!upcaster) throw new Error(`No upcaster from version ${step}`);
    data = upcaster(data);
  }
  return data;
}
