/** Resolves true when the work is done in time, false when it takes longer and continues unobserved. Rejects when the work does. */
export function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), ms);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
