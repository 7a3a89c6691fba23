type Fields = Record<string, unknown>;

export interface Log {
  info: (message: string, fields?: Fields) => void;
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
}

/** One JSON object a line on standard error; never pass secrets or personal data. */
export function createLog(write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
