export function provideEngine(key: 'firefox' | 'webkit'): Promise<Record<string, string>>;
