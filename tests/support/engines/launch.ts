import { type Browser, firefox } from 'playwright-core';
import type { EngineOptions } from './engine-options.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

let engine: string | undefined;
let given: EngineOptions = {};
let engineLetters: ((pixels: number) => Promise<void>) | undefined;

/** The one that this process drives, unless it is Chromium. */
export const getEngine = () => engine;

/** For the next context. */
export const setEngineOptions = (options: EngineOptions) => {
  given = options;
};

/** For the next command about media. */
export const setEngineMedia = (media: EngineOptions['media']) => {
  given = { ...given, media };
};

/** The default font size in its open pages; 16 px is usual. */
export const setEngineLetters = (pixels: number) => engineLetters!(pixels);

/** Firefox or WebKit, driven by Playwright. */
export async function launchEngine(name: string): Promise<Browser> {
  engine = name;
  const { url, setLetterSize } = await (name === 'webkit'
    ? startWebKit(() => given)
    : startFirefox(process.env.FIREFOX_PATH ?? 'firefox-esr', () => given));
  engineLetters = setLetterSize;
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.execPath,
    ignoreDefaultArgs: true,
    args: ['-e', announce],
    env: { ...process.env, BIDI_URL: url } as Record<string, string>,
  });
}

/** Playwright reads the URL in the output of the program that it starts. This one ends when the server does. */
const announce = `console.error('WebDriver BiDi listening on ' + process.env.BIDI_URL);
  const end = () => process.exit();
  require('node:net').connect(new URL(process.env.BIDI_URL).port).on('close', end).on('error', end);`;
