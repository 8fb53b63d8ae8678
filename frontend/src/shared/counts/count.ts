/** How many items wait for the person; 0 for those who have none of them. */
export interface Count {
  readonly waiting: number;
  readonly readAgain: () => void;
}
