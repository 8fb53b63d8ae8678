import { StoreUnreachable } from '../errors/store-unreachable.js';

/** Settles as the work does, or throws StoreUnreachable when it takes longer; the work is then left to itself. */
export function answeredInTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new StoreUnreachable(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
