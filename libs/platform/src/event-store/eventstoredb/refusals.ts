import { StoreUnreachable } from '../../read-store/store-errors.js';

/** The server is there and cannot be used as it is set up; the message says what to do. */
export class EventStoreRefused extends Error {
  override readonly name = 'EventStoreRefused';
}

/** No answer from the server of the log; the message says what to do. */
export class LogUnreachable extends StoreUnreachable {}
