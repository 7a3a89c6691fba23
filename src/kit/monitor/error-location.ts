/**
 * Name, code and the first stack line in our code, for the System screen. Never the message, which may contain personal
 * data.
 */
export function errorLocation(error: unknown): string | null {
  if (typeof error !== 'string') return null;
  const [name] = /^[A-Za-z]*Error\b/.exec(error) ?? [];
  const [, file, line] = /^(?!.*\/node_modules\/).*\/src\/([\w./-]+\.tsx?):(\d+)/m.exec(error) ?? [];
  const [code] = /\b(?:SQLITE_[A-Z]+|E[A-Z]{4,})\b/.exec(error) ?? [];
  const parts = [name, code, file && `${file}, line ${line}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}
