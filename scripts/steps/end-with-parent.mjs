// Loaded into the server before anything else: if its parent process is killed, the server shuts down normally
// instead of holding the port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
