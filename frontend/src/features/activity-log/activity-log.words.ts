import { FEATURE_WORDS } from '@covertrail/wording/catalogue/feature-words';
import type { Choice } from '#shared/ui/select.tsx';

const WORDS = new Map(Object.entries(FEATURE_WORDS));

export const FEATURE_CHOICES: readonly Choice[] = [...WORDS]
  .flatMap(([value, text]) => (text === null ? [] : [{ value, text }]))
  .sort((a, b) => a.text.localeCompare(b.text));

export const featureText = (feature: string): string => WORDS.get(feature) ?? feature;
