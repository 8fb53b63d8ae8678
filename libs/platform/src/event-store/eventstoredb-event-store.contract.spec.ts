import { eventStoreContract } from './event-store.contract.js';
import { EventStoreDbTestLog } from './testing/eventstoredb-log.js';

eventStoreContract('EventStoreDB, the stand-in', () => EventStoreDbTestLog.begin());
