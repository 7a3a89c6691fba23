/**
 * Node's flags wherever the product runs; the Dockerfile and the systemd unit repeat them. They keep the process well
 * below 200 MB under full load: 8 MB for young objects instead of 16, and a collection of old ones at 48 MB and then
 * after each growth by 60%. docs/decisions/0006-the-server-is-built-too.md has the measurements.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=48',
  '--heap-growing-percent=60',
];

/**
 * By default glibc gives each of Node's threads its own heap, which never shrinks: 15 MB more under load, and no
 * response more per second.
 */
export const nodeVariables = { MALLOC_ARENA_MAX: '1' };
