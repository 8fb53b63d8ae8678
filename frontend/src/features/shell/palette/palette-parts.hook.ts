import { useEffect, useState } from 'react';
import type { Feature } from '#shared/feature';
import { useFeatures } from '#shared/features-context';
import type { PaletteParts } from '#shared/palette/palette-source';

/** What the features add, once their files are loaded; null before. */
export function usePaletteParts(): readonly PaletteParts[] | null {
  const features = useFeatures();
  const [parts, setParts] = useState<readonly PaletteParts[] | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all(features.map(partsOf)).then((loaded) => (gone ? undefined : setParts(loaded)));
    return () => {
      gone = true;
    };
  }, [features]);
  return parts;
}

/** Nothing where the file cannot be loaded: pages and what other features add are found all the same. */
async function partsOf({ palette }: Feature): Promise<PaletteParts> {
  try {
    return palette ? (await palette()).parts : {};
  } catch {
    return {};
  }
}
