import type { VendorProgramEvent } from '@covertrail/domain/vendor-program/vendor-program.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { vendorProgramSentences } from './vendor-program.sentences.js';

export const vendorProgram: FeatureWording<VendorProgramEvent> = {
  about: 'Vendor program',
  sentences: vendorProgramSentences,
};
