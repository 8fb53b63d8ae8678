import type { ClientTransferEvent } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { clientTransferSentences } from './client-transfer.sentences.js';

export const clientTransfer: FeatureWording<ClientTransferEvent> = {
  about: 'Client transfers',
  sentences: clientTransferSentences,
};
