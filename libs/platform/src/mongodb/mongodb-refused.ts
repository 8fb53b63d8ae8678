import { Refusal } from '../errors/refusal.js';

/** An address that is none of MongoDB, or a server that does not let this user in: asking again does not help. The message is for people. */
export class MongodbRefused extends Refusal {
  override readonly name = 'MongodbRefused';
}
