import type { Caller } from '@covertrail/backend/testing/people';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import type { World } from './two-worlds.js';

/** What makes a call succeed where a sample that only fits its fields does not. */
export interface Prepared {
  readonly by?: Caller;
  readonly params?: Readonly<Record<string, string>>;
  /** In place of the fields of the sample with the same names. */
  readonly body?: object;
  /** The same, where a field names whoever asks, or something is made for them first. */
  readonly bodyOf?: (sender: Caller) => object | Promise<object>;
  readonly query?: object;
  /** The same, where only who made something may ask about it. */
  readonly queryOf?: (sender: Caller) => Promise<object>;
  readonly upload?: Buffer;
  /** Of a browser that proves something by a cookie. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes what a call needs, and says what to ask it with. */
export type Preparation = (product: TestProduct, ours: World, theirs: World) => Promise<Prepared>;
