import type { FrameParts } from '#shared/feature';
import { PendingRequestsBanner } from './components/pending-requests-banner.js';

export const parts: FrameParts = { banner: PendingRequestsBanner };
