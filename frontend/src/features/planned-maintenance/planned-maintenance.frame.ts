import type { FrameParts } from '#shared/feature';
import { MaintenanceBanner } from './components/maintenance-banner.js';

export const parts: FrameParts = { banner: MaintenanceBanner };
