import { hasEventstored } from '../../../../scripts/eventstore-server.mjs';
import { eventStoreContract } from './event-store.contract.js';
import { beginEventstoredLog } from './testing/eventstored-log.js';
import { EventStoreDbTestLog } from './testing/eventstoredb-log.js';

eventStoreContract('EventStoreDB, the stand-in', () => EventStoreDbTestLog.begin());

if (hasEventstored()) eventStoreContract('EventStoreDB, as it is installed', beginEventstoredLog, { alterable: false });
