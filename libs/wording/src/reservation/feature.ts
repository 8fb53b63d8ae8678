import type { ReservationEvent } from '@covertrail/domain/reservation/reservation.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { reservationSentences } from './reservation.sentences.js';

export const reservation: FeatureWording<ReservationEvent> = { about: null, sentences: reservationSentences };
