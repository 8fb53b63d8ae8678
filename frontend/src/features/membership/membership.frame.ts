import type { FrameParts } from '#shared/feature';
import { EpicPluginBanner } from './components/epic-plugin-banner.js';

export const parts: FrameParts = { banner: EpicPluginBanner };
