/** `1 policy`, `2,000 policies`. */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : many}`;
