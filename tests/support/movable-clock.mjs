// Loaded into a server before anything else (NODE_OPTIONS=--import=…): its clock is ahead by as many milliseconds as
// the file CLOCK_FILE says, read twenty times a second. Timers run on, as they do when a computer's clock is set.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let aheadMs = 0;

function read() {
  try {
    aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
  } catch {
    aheadMs = 0;
  }
}
read();
setInterval(read, 50).unref();

globalThis.Date = class MovedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + aheadMs;
  }
};
