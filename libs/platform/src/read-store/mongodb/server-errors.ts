import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11_000;
const NO_SUCH_COLLECTION = 26;
const NO_SUCH_INDEX = 27;

/** A document of this id is there already, or (in a bulk write) of one of these. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

export const isMissingCollection = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === NO_SUCH_COLLECTION;

export const isMissingIndex = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === NO_SUCH_INDEX;
