import type { FrameParts } from '#shared/feature';
import { NoAgentBanner } from './components/no-agent-banner.js';

export const parts: FrameParts = { banner: NoAgentBanner };
