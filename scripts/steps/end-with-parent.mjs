// Loaded into the server before anything else: should the process that started it be killed outright,
// the server stops in its ordinary way instead of holding the port for ever.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
