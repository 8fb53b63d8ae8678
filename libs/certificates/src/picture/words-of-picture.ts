import type { GrayPicture } from './gray-picture.js';

/** A word that was recognized; edges are dots from the top left. `certainty`: 0 to 1. */
export interface SeenWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly certainty: number;
}

/** Recognizes words of pictures. */
export interface WordsOfPicture {
  /** All words of a page, wherever they stand. */
  readonly page: (picture: GrayPicture) => Promise<readonly SeenWord[]>;
  /** The sign of a picture that shows nothing else, of these; null where it shows none. */
  readonly sign: (picture: GrayPicture, of: string) => Promise<SeenWord | null>;
  readonly end: () => Promise<void>;
}
