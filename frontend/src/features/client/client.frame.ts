import type { FrameParts } from '#shared/feature';
import { ActingForBanner } from './components/acting-for-banner.js';

export const parts: FrameParts = { banner: ActingForBanner };
