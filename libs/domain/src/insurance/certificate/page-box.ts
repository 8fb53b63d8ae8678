/** A rectangle on a page, in points of 1/72 inch from the lower left corner of the page as it is shown. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}
