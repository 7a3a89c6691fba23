import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const { resolve } = createRequire(import.meta.url);

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue, and alpha as the fourth. */
  channels: 3 | 4;
  data: Uint8Array;
}

interface Limits {
  /** The most of a picture, or of one tile of a larger one. */
  pixels: number;
  tiledPixels: number;
  seconds: number;
}

/** The brands in the first box of an ISO media file. AVIF, which sharp reads, has others. */
export function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 64)).toString('latin1');
  return /^ftyp(?:.{4})*?(?:hei[cxms]|hev[cx])/s.test(box);
}

/**
 * Decodes an HEIC photo upright, in a thread whose memory ends with it: sharp has no decoder for HEVC. A picture of more
 * than `pixels` is decoded tile by tile, at half its width and height. Throws an `Error` with a reason that names the
 * limit where there is one.
 */
export function decodeHeic(bytes: Uint8Array, { seconds, ...limits }: Limits): Promise<Pixels> {
  const workerData = { library: resolve('libheif-js/wasm-bundle.js'), bytes, ...limits };
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
  const heif = require(workerData.library);
  const { bytes, pixels, tiledPixels } = workerData;
  const pictures = new heif.HeifDecoder().decode(bytes);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  const [width, height] = [picture.get_width(), picture.get_height()];
  const send = (decoded) => parentPort.postMessage(decoded, [decoded.data.buffer]);
  if (width * height > tiledPixels) throw new Error('exceeds pixel limit');
  else if (width * height > pixels) send(decodeTiles());
  else {
    const room = { width, height, data: new Uint8ClampedArray(width * height * 4) };
    picture.display(room, (shown) => {
      if (!shown) throw new Error('no picture');
      send({ width, height, channels: 4, data: new Uint8Array(shown.data.buffer) });
    });
  }

  // By libheif's C functions, which return an error through their first argument: its JavaScript knows no tiles.
  function decodeTiles() {
    const [error, out, stride, tiling, file] = [12, 4, 4, 128, bytes.length].map((size) => heif._malloc(size));
    const read = (address) => heif.HEAPU32[address >> 2];
    const call = (name, ...values) => {
      heif['_heif_' + name](error, ...values);
      if (read(error) !== 0) throw new Error('no picture');
    };
    heif.HEAPU8.set(bytes, file);
    const context = heif._heif_context_alloc();
    call('context_read_from_memory_without_copy', context, file, bytes.length, 0);
    call('context_get_primary_image_handle', context, out);
    const handle = read(out);
    call('image_handle_get_image_tiling', handle, 1, tiling);
    const layout = heif.HEAPU32.slice((tiling >> 2) + 1, (tiling >> 2) + 9);
    const [columns, rows, tileWidth, tileHeight, , , top, left] = layout;
    if (tileWidth * tileHeight > pixels) throw new Error('exceeds pixel limit without tiles');
    // A picture that was turned may begin inside its first tiles.
    const startX = left && columns * tileWidth - width;
    const startY = top && rows * tileHeight - height;
    if (startX >= tileWidth || startY >= tileHeight) throw new Error('no picture');
    const half = { width: width >> 1, height: height >> 1, channels: 3 };
    const data = new Uint8Array(half.width * half.height * 3);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        // Interleaved red, green and blue.
        call('image_handle_decode_image_tile', handle, out, 1, 10, 0, column, row);
        const tile = read(out);
        const source = heif._heif_image_get_plane_readonly(tile, 10, stride);
        shrink(source, read(stride), column * tileWidth - startX, row * tileHeight - startY);
        heif._heif_image_release(tile);
      }
    }
    return { ...half, data };

    // Each pixel is the average of four of the tile that has the first of them.
    function shrink(source, lineBytes, x, y) {
      const memory = heif.HEAPU8;
      const [endX, endY] = [Math.min(half.width, (x + tileWidth) / 2), Math.min(half.height, (y + tileHeight) / 2)];
      for (let toY = Math.max(0, Math.ceil(y / 2)); toY < endY; toY++) {
        const line = source + (2 * toY - y) * lineBytes;
        const next = 2 * toY - y + 1 < tileHeight ? lineBytes : 0;
        for (let toX = Math.max(0, Math.ceil(x / 2)); toX < endX; toX++) {
          const from = line + (2 * toX - x) * 3;
          const beside = 2 * toX - x + 1 < tileWidth ? 3 : 0;
          const to = (toY * half.width + toX) * 3;
          for (let color = 0; color < 3; color++) {
            const at = from + color;
            data[to + color] = (memory[at] + memory[at + beside] + memory[at + next] + memory[at + next + beside] + 2) >> 2;
          }
        }
      }
    }
  }
`;
