/** A file that the server sends, under the path of its call; a promise is a file that is on its way. */
export type SentFiles = Readonly<Record<string, Blob | Promise<Blob>>>;

/** Lets the fake server that is in place send files as well, and the page send them with progress. Returns the names of the files that the browser saved. */
export function fakeFiles(files: SentFiles): string[] {
  const saved: string[] = [];
  const answered = globalThis.fetch;
  globalThis.fetch = ((address: string, init: RequestInit) => {
    const file = Object.entries(files).find(([path]) => new URL(address, 'http://page').pathname.endsWith(`/${path}`));
    return file
      ? Promise.resolve({ ok: true, blob: () => Promise.race([file[1], aborted(init.signal)]) })
      : answered(address, init);
  }) as typeof fetch;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return saved;
}

/** Rejects when the page no longer wants the reply. */
export const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

/** Half of the file has left the browser before the server answers. */
class FakeUpload {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  status = 0;
  responseText = '';
  private method = '';
  private address = '';

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fetch(this.address, { method: this.method, headers: this.headers, body })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      })
      .catch(() => this.onerror());
  }
}
