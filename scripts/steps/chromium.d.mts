export function provideChromium(): Promise<string>;
