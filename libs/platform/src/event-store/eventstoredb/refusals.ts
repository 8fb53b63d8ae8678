import { StoreUnreachable } from '../../errors/store-unreachable.js';
import { Refusal } from '../../errors/refusal.js';

/** The server is there and cannot be used as it is set up; the message says what to do. */
export class EventStoreRefused extends Refusal {
  override readonly name = 'EventStoreRefused';
}

/** No answer from the server of the log; the message says what to do. */
export class LogUnreachable extends StoreUnreachable {
  override readonly refusesStart = true;
}
