import { readFileSync } from 'node:fs';

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}
export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: readonly Instruction[];
}
export interface Copy {
  /** The stage that it copies from; null for this checkout. */
  readonly from: string | null;
  readonly sources: readonly string[];
}

/** The stages of a Dockerfile in order; the last one is the image. */
export function readDockerfile(path: string): readonly Stage[] {
  const lines = readFileSync(path, 'utf8').replace(/\\\n/g, ' ').split('\n');
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const line of lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from = '', , name = ''] = rest.split(/\s+/);
      stages.push({ from, name, instructions: [] });
    } else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

export function copiesOf({ instructions }: Stage): readonly Copy[] {
  return instructions
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => {
      const words = rest.split(/\s+/);
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null;
      return { from, sources: words.filter((word) => !word.startsWith('--')).slice(0, -1) };
    });
}

/** What an instruction says, of each of its kind in the stage. */
export const said = ({ instructions }: Stage, word: string): readonly string[] =>
  instructions.filter((instruction) => instruction.word === word).map(({ rest }) => rest);
