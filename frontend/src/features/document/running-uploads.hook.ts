import { useState } from 'react';

/** A file on its way. `percent` is 100 once it has left the browser; `problem` says why it was not taken. */
export interface RunningUpload {
  readonly key: string;
  readonly name: string;
  readonly percent: number;
  readonly problem: string | null;
}

/** The list of files on their way: each begins, changes and ends by its key. */
export function useRunningUploads() {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  return {
    running,
    /** `problem`: why the file is not sent at all. */
    begin: (name: string, problem: string | null): string => {
      const key = crypto.randomUUID();
      setRunning((all) => [...all, { key, name, percent: 0, problem }]);
      return key;
    },
    change: (key: string, part: Partial<RunningUpload>) =>
      setRunning((all) =>
        all.map((runningUpload) => (runningUpload.key === key ? { ...runningUpload, ...part } : runningUpload)),
      ),
    end: (key: string) => setRunning((all) => all.filter((runningUpload) => runningUpload.key !== key)),
  };
}
