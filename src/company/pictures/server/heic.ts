import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const { resolve } = createRequire(import.meta.url);

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha. */
  data: Uint8Array;
}

interface Limits {
  pixels: number;
  seconds: number;
}

/** The brands in the first box of an ISO media file. AVIF, which sharp reads, has others. */
export function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 64)).toString('latin1');
  return /^ftyp(?:.{4})*?(?:hei[cxms]|hev[cx])/s.test(box);
}

/**
 * Decodes an HEIC photo upright, in a thread whose memory ends with it: sharp has no decoder for HEVC. Throws an `Error`
 * with a reason that names the limit where there is one.
 */
export function decodeHeic(bytes: Uint8Array, { pixels, seconds }: Limits): Promise<Pixels> {
  const workerData = { library: resolve('libheif-js/wasm-bundle.js'), bytes, pixels };
  return new Promise<Pixels>((done, reject) => {
    // The library's output about a broken file belongs in no log.
    const worker = new Worker(source, { eval: true, workerData, execArgv: [], stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    const timer = setTimeout(() => {
      reject(new Error('timeout'));
      void worker.terminate();
    }, seconds * 1000);
    worker.once('message', done);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('no picture')));
    worker.once('exit', () => clearTimeout(timer));
  });
}

/** Plain JavaScript, because the build is one file without an entry for a worker. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { HeifDecoder } = require(workerData.library);
  const pictures = new HeifDecoder().decode(workerData.bytes);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > workerData.pixels) throw new Error('exceeds pixel limit');
  const room = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  picture.display(room, (shown) => {
    if (!shown) throw new Error('no picture');
    const data = new Uint8Array(shown.data.buffer);
    parentPort.postMessage({ width, height, data }, [data.buffer]);
  });
`;
