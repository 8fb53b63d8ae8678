import type { FrameParts } from '#shared/feature';
import { RepresentationBanners } from './components/representation-banners.js';

export const parts: FrameParts = { banner: RepresentationBanners };
