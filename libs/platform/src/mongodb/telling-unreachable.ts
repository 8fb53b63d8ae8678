import { MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { StoreUnreachable } from '../read-store/read-store.port.js';

/** A server that shuts down, steps down, or has lost the others (`error_codes.yml` of the server). */
const PASSING = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** The same store. Where the server did not answer, its calls reject with StoreUnreachable. */
export function tellingUnreachable<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (...given: readonly unknown[]) => reached(member.apply(target, given)) : member;
    },
  });
}

/** What was asked, or StoreUnreachable when the server did not answer. */
export async function reached<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!isPassing(error)) throw error;
    throw new StoreUnreachable(`The MongoDB server did not answer: ${error.message}`, { cause: error });
  }
}

const isPassing = (error: unknown): error is Error =>
  error instanceof MongoNetworkError
  || error instanceof MongoServerSelectionError
  || (error instanceof MongoServerError && PASSING.has(Number(error.code)));
