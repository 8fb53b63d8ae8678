import { plainWords } from '../../../kernel/plain-words.js';

export const carrierIdOf = (name: string): string => plainWords(name).replaceAll(' ', '-');
export const carrierNamed = (name: string) => ({ carrierId: carrierIdOf(name), name, naic: '0' });
