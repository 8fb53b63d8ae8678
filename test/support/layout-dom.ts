/** What functions that run in a page read of it to measure where things stand: the suites are compiled without the types of a browser. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface LaidOut {
  readonly textContent: string | null;
  readonly parentElement: LaidOut | null;
  checkVisibility(of: { readonly visibilityProperty: boolean }): boolean;
  closest(selector: string): LaidOut | null;
  contains(other: LaidOut): boolean;
  matches(selector: string): boolean;
  getBoundingClientRect(): Box;
  querySelectorAll(selector: string): ArrayLike<LaidOut>;
}

export interface LayoutDom {
  readonly document: {
    querySelectorAll(selector: string): ArrayLike<LaidOut>;
    createRange(): { selectNodeContents(of: unknown): void; getClientRects(): ArrayLike<Box> };
    createTreeWalker(root: LaidOut, show: number): { nextNode(): LaidOut | null };
  };
  scrollTo(left: number, top: number): void;
  readonly innerWidth: number;
  getComputedStyle(element: unknown): {
    readonly opacity: string;
    readonly display: string;
    readonly position: string;
    readonly overflowX: string;
    readonly overflowY: string;
  };
}
