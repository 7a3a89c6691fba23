import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes `.br`, `.zst` and `.gz` at the highest level next to every text file for the browser, so no request waits for compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async writeBundle({ dir }) {
      const names = globSync('**/*.{js,css,svg,json,txt}', { cwd: dir! });
      await Promise.all(
        names
          .filter((name) => !name.startsWith('.vite') && !existsSync(join(dir!, `${name}.br`)))
          .map((name) => compressFile(join(dir!, name))),
      );
    },
  };
}

async function compressFile(path: string) {
  const body = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(body)),
    writeFile(
      `${path}.zst`,
      await promisify(zstdCompress)(body, {
        params: { [constants.ZSTD_c_compressionLevel]: 19 },
        // Else zstd takes 65 MB for each file, however small.
        pledgedSrcSize: body.length,
      }),
    ),
    writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 })),
  ]);
}
