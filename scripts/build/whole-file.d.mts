export const HALF: string;
export function putWhole(path: string, content: string): void;
