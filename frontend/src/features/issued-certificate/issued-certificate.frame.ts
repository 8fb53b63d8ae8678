import type { FrameParts } from '#shared/feature';
import { NoSignatureBanner } from './components/no-signature-banner.js';

export const parts: FrameParts = { banner: NoSignatureBanner };
