import type { ClientEvent } from '@covertrail/domain/client/client.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { clientSentences } from './client.sentences.js';

export const client: FeatureWording<ClientEvent> = { about: 'Clients', sentences: clientSentences };
