import type { SignatureEvent } from '@covertrail/domain/signature/signature.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { signatureSentences } from './signature.sentences.js';

export const signature: FeatureWording<SignatureEvent> = { about: 'Signatures', sentences: signatureSentences };
