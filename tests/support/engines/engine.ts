/** What the journeys need from a browser. Both protocols take the same actions and functions. */
export interface Engine {
  /** Opens the URL and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs the source of a function in the page and returns its JSON. */
  call: (source: string) => Promise<string>;
  /** Input as the W3C actions of WebDriver describe it. */
  perform: (actions: object[]) => Promise<void>;
  /** Gives a file to the input that the source of a function finds. */
  choose: (source: string, path: string) => Promise<void>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  clearCookies: () => Promise<void>;
  /** Console errors since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}
