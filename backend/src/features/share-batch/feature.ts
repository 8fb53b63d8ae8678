import type { BackendFeature } from '#feature';
import { shareBatchNotices } from './share-batch.notices.js';

/** Policies that are shared with many, and issued again to many; its calls stand with those of a share. */
export const shareBatchFeature: BackendFeature = { name: 'share-batch', notices: shareBatchNotices };
