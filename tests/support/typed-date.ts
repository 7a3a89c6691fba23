import type { Page } from 'playwright-core';

/** Types month, day and year into the date field that has the focus; only some browsers go on to the next part by themselves. */
export async function typeDateParts({ keyboard }: Page, parts: readonly string[]): Promise<void> {
  for (const [place, digits] of parts.entries()) {
    for (const key of ['ArrowLeft', 'ArrowLeft', ...Array<string>(place).fill('ArrowRight')]) {
      await keyboard.press(key);
    }
    await keyboard.type(digits);
  }
}
