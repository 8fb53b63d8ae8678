import type { RegistrationEvent } from '@covertrail/domain/registration/registration.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { registrationSentences } from './registration.sentences.js';

export const registration: FeatureWording<RegistrationEvent> = { about: 'Sign-ups', sentences: registrationSentences };
